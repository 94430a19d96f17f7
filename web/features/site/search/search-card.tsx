import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceText } from '#web/shared/search-list/filter/place-text.ts';
import { SuggestInput } from '#web/shared/search-list/filter/suggest-input.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { FigureWords } from './figure-words.tsx';
import { FiguresOfPlace } from './figures-of-place.tsx';
import styles from './search.module.css';
import { useSearch } from './use-search.ts';

/** What and where: the search that begins the job, and the public figures of the place (docs/rules.md#figures-2). */
export function SearchCard() {
  const t = useMessages('search');
  const category = useCategoryLabel();
  const search = useSearch();
  const { what, where, near, figures, figure } = search;
  const place = usePlaceText({ place: where, suggestions: [], onPlace: search.type });
  const none = figures.status === 'ready' && near && search.wanted?.category;
  return (
    <div className={`wrap ${styles.search}`}>
      <Card>
        {/* biome-ignore lint/a11y/useSemanticElements: phones of 2023 do not know the search element yet */}
        <form role="search" aria-label={t.search} onSubmit={search.submit} noValidate>
          <div className={styles.fields}>
            <Field label={t.what}>
              <SuggestInput
                icon="search"
                value={what}
                placeholder={t.whatHint}
                enterKeyHint="search"
                onFocus={search.everyday.load}
                onChange={(event) => search.typeWhat(event.target.value)}
                suggestions={search.choices.map(({ label }) => ({ value: label, label }))}
              />
            </Field>
            <Field label={t.where} error={search.wrong}>
              <TextInput
                icon="pin"
                value={place.text}
                placeholder={t.whereHint}
                autoComplete="postal-code"
                enterKeyHint="search"
                onChange={(event) => place.type(event.target.value)}
              />
            </Field>
          </div>
          <Plinth line="plain" className={styles.foot}>
            <div className={styles.said} aria-live="polite">
              {figure ? (
                <FigureWords figure={figure} near={near} of={category(figure.category)} />
              ) : (
                <p>{none ? t.noneOfThese : t.start}</p>
              )}
            </div>
            <Button type="submit" kind="accent" size="lg">
              {t.seeThem}
            </Button>
          </Plinth>
        </form>
      </Card>
      <FiguresOfPlace figures={figures} near={near} place={where} onFarther={() => search.type('')} />
    </div>
  );
}
