import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { ArticleDialog } from './article-dialog.tsx';

/** The article that the address names (`?article=`), over the page. */
export function Article() {
  const { article } = useScreenSearch('assistant');
  const navigate = useNavigate();
  if (!article) return null;
  return <ArticleDialog id={article} onClose={() => void navigate({ to: '.', search: {} })} />;
}
