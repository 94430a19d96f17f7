import { useQuery } from '@tanstack/react-query';
import { type ArticleRecord, getArticle } from '#contract/assistant/assistant.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import styles from './answer-bubble.module.css';
import { AnswerText } from './answer-text.tsx';

/** What it relies on; where nothing is named, that it is practice and no rule. */
function Sources({ sources }: { sources: ArticleRecord['sources'] }) {
  const t = useMessages('assistant');
  if (sources.length === 0) return <p className={styles.note}>{t.noSource}</p>;
  return (
    <section>
      <h3>{t.sources}</h3>
      <ul>
        {sources.map(({ title, date, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            <span>{`, ${date}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An article that an answer used, in the reader's language. */
export function ArticleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages('assistant');
  const language = useLanguage();
  const explain = useExplain();
  const article = useQuery({
    queryKey: ['assistant', 'article', id, language],
    queryFn: async () => (await call(getArticle, { params: { id }, query: { language } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = article.data?.title ?? (article.error ? t.articleFailed : t.loading);
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t.close}>
      {article.isPending && <Glint height={120} radius={12} />}
      {article.error && <p role="alert">{explain(article.error)}</p>}
      {article.data && (
        <div className={styles.article}>
          <AnswerText text={article.data.text} />
          <Sources sources={article.data.sources} />
        </div>
      )}
    </Modal>
  );
}
