import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import styles from './drawn.module.css';

interface Props {
  name: string;
  pic?: string | null | undefined;
  place?: string | undefined;
}

/** Who it is about, by face and name, and where. */
export function Face({ name, pic, place }: Props) {
  return (
    <div className={styles.face}>
      <Avatar name={name} src={pic && smallPicture(pic)} size={56} />
      <div>
        <p>
          <b>{name}</b>
        </p>
        {place && (
          <p>
            <Icon name="pin" size={20} />
            <span>{place}</span>
          </p>
        )}
      </div>
    </div>
  );
}
