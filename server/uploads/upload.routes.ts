import type { FastifyInstance } from 'fastify';
import type { Register } from '../platform/route.ts';
import type { Services } from '../platform/services.ts';

export function uploadRoutes(_app: FastifyInstance, _register: Register, _services: Services): void {}
