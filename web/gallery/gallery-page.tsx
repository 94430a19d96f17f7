import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Mark } from '#web/shared/ui/drawings/mark.tsx';
import { Buttons, Figures, Inputs, Picks, Uploads } from './controls.tsx';
import styles from './gallery.module.css';
import { Cards, Dialogs, Drawings, Loads, Status, Tables, Types } from './views.tsx';

/** Every part in its states, for development: not part of what people get. */
export function GalleryPage() {
  const turn = () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  };
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead
        title="Component sheet"
        lead="Every price is per day and shown up front."
        back={<Mark />}
        aside={
          <Button kind="line" icon="sun" onClick={turn}>
            Light or dark
          </Button>
        }
      />
      <Types />
      <Buttons />
      <Inputs />
      <Figures />
      <Picks />
      <Uploads />
      <Cards />
      <Loads />
      <Status />
      <Dialogs />
      <Tables />
      <Drawings />
    </main>
  );
}
