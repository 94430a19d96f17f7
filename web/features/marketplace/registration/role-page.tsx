import { useQuery } from '@tanstack/react-query';
import { formPath, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import styles from './role-page.module.css';

type Option = ProviderKind | 'customer';
/** docs/rules.md#marketplace-18, in its order. */
const options: [Option, PictogramName][] = [
  ['worker', 'worker'],
  ['groupWorker', 'crew'],
  ['contractor', 'contractor'],
  ['engineer', 'engineer'],
  ['customer', 'customer'],
  ['provider', 'provider'],
];

/** Who the user is on Neev (docs/rules.md#marketplace-18). A role that the user has already leads to their listings. */
export function RolePage() {
  const t = useMessages('registration');
  const me = useQuery(meQuery);
  useTitle(t.chooseRole);
  const mine = new Set<Option>(me.data?.records.map(({ kind }) => kind));
  return (
    <div className="wrap">
      <PageHead title={t.chooseRole} lead={t.chooseRoleLead} />
      <ul className={styles.roles}>
        {options.map(([option, drawing]) => (
          <li key={option}>
            <RoleLink option={option} drawing={drawing} had={mine.has(option)} />
          </li>
        ))}
      </ul>
      <p className={styles.helped}>
        <Link to={paths.helpedForm} className={buttonClass({ kind: 'line' })}>
          <Icon name="users" size={22} />
          {t.helped.title}
        </Link>
        <span className="muted">{t.helped.linkText}</span>
      </p>
    </div>
  );
}

function addressOf(option: Option, had: boolean): PagePath {
  if (option === 'customer') return paths.home;
  return had ? paths.me : formPath(option);
}

function RoleLink({ option, drawing, had }: { option: Option; drawing: PictogramName; had: boolean }) {
  const t = useMessages('registration');
  const { name, text } = t.roles[option];
  return (
    <Link to={addressOf(option, had)} className={styles.role}>
      <span className={styles.art}>
        <Pictogram name={drawing} size={96} className={styles.drawing} />
      </span>
      <span className={styles.text}>
        <b>{name}</b>
        <span>{text}</span>
        {had && (
          <span className={styles.had}>
            <Icon name="check" size={20} />
            {t.haveRole}
          </span>
        )}
      </span>
    </Link>
  );
}
