import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArticleDialog } from './article-dialog.tsx';

/** The article that the address names (`?article=`), over the page. */
export function Article() {
  const { article }: { article?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (typeof article !== 'string' || article === '') return null;
  return <ArticleDialog id={article} onClose={() => void navigate({ to: '.', search: {} })} />;
}
