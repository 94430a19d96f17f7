import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';

// A part is tested without the page that loads what it draws.
await loadIcons();
