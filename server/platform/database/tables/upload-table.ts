import type { Updated } from './times.ts';

export interface UploadsTable {
  id: string;
  user_id: string | null;
  /** What it may be used for, and so who may see it. */
  purpose: 'public' | 'id' | 'chat' | 'gallery' | 'hire' | 'voice';
  /** Of a recording. */
  seconds: number | null;
  created_at: Updated;
}
