import type { ReactNode } from 'react';
import type { PagePath } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';

type ItemProps = {
  icon: IconName;
  to: PagePath;
  search?: Record<string, string>;
  title: string;
  text?: ReactNode;
};

export function Item({ icon, to, search, title, text }: ItemProps) {
  return (
    <li>
      <Link to={to} search={search}>
        <Icon name={icon} />
        <span>
          {title}
          {text && <small>{text}</small>}
        </span>
        <Icon name="right" size={20} />
      </Link>
    </li>
  );
}
