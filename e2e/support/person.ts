import { randomUUID } from 'node:crypto';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const newPerson = (name: string): Person => ({
  name,
  email: `${randomUUID().slice(0, 8)}@neev.test`,
  password: 'plinth and lintel 42',
});
