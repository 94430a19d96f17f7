import type { Binaries } from './find-binaries.ts';

/** The folder of one PostgreSQL, whether it runs or not. */
export interface Cluster {
  dataDir: string;
  /** `dataDir/postgres`, PostgreSQL's own data directory. */
  folder: string;
  logFile: string;
  binaries: Binaries;
  /** Makes roles, databases and extensions, and nothing else. */
  superuser: Login;
  /** Owns the product's database, and is no superuser: every other connection is this one's. */
  owner: Login;
}

interface Login {
  name: string;
  password: string;
}
