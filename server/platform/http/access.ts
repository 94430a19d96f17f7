import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Who is asking: the owner of a valid token. */
export interface Caller {
  userId: string;
  fullname: string;
  email: string | null;
  /** The session came by Admin Login and the address still is one of ADMIN_EMAILS. */
  admin: boolean;
  tokenHash: Buffer;
}

/** Looks a token up; undefined when it is not one of ours or has ended. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;

/** The header `token`, or `Authorization: Bearer` (docs/rules.md#access-8). No cookie is read. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { token, authorization } = request.headers;
  if (typeof token === 'string' && token !== '') return token;
  return authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
}

/** The header `device`: the tokens that logins on this device answered, separated by commas. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const { device } = request.headers;
  return typeof device === 'string' && device !== '' ? device : undefined;
}

/** @throws AppError 'not-allowed' unless the record is the caller's own or the caller is an admin. */
export function requireOwner(caller: Caller, ownerId: string): void {
  if (!caller.admin && caller.userId !== ownerId) throw new AppError('not-allowed');
}

/** @throws AppError 'not-allowed' when a body names another user than the caller. */
export function requireSelf(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== '' && userId !== caller.userId) throw new AppError('not-allowed');
}

/** A record stays its owner's. @throws AppError 'not-allowed' when a change names another user */
export function requireOwnersId(ownerId: string, userId: string | undefined): void {
  if (userId !== undefined && userId !== '' && userId !== ownerId) throw new AppError('not-allowed');
}
