import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';

/** What a kind of questions is called: a trade by its name, a topic by ours. */
export function useKindName() {
  const t = useMessages('admin');
  const hindi = useLanguage() === 'hi';
  return ({ kind, trade }: { kind: string; trade: { en: string; hi: string } | null }): string => {
    const name = trade ? trade[hindi ? 'hi' : 'en'] : (t.knowledgeKinds[kind] ?? kind);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
