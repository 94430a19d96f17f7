import type { Cluster } from '../cluster/cluster.ts';
import type { RunningServer } from './running-server.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export function connectionOf(
  { user, password }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user, password, database };
}
