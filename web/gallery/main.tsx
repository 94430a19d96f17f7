import { createRoot } from 'react-dom/client';
import '#web/shared/ui/styles.css';
import { GalleryPage } from './gallery-page.tsx';

// Only the development server knows this page: /gallery/. The build starts from web/index.html.
const root = document.getElementById('root');
if (root) createRoot(root).render(<GalleryPage />);
