import type { Binaries } from './find-binaries.ts';

/** The folder of one PostgreSQL, whether it runs or not. */
export interface Cluster {
  dataDir: string;
  /** `dataDir/postgres`, PostgreSQL's own data directory. */
  folder: string;
  logFile: string;
  binaries: Binaries;
  user: string;
  password: string;
}
