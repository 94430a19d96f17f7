import type { Cluster } from '../cluster/cluster.ts';
import type { RunningServer } from './running-server.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** As the owner of the product's database. */
export function connectionOf(
  { owner }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user: owner.name, password: owner.password, database };
}

export function superuserConnectionOf(
  { superuser }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user: superuser.name, password: superuser.password, database };
}
