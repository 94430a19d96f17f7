import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';

/** The pressed button is gone: the focus goes to what came of it. */
export function Done({ text, home }: { text: string; home: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} tabIndex={-1} role="status">
        {text}
      </p>
      <Link to={paths.home} className={buttonClass({ kind: 'line' })}>
        {home}
      </Link>
    </>
  );
}
