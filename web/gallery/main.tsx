import { createRoot } from 'react-dom/client';
import '#web/shared/ui/styles.css';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import { GalleryPage } from './gallery-page.tsx';

// Only the development server knows this page: /gallery/. The build starts from web/index.html.
const root = document.getElementById('root');
await loadIcons();
if (root) createRoot(root).render(<GalleryPage />);
