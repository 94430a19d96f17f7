import type { Register } from '../platform/route.ts';
import type { Services } from '../platform/services.ts';

export function adminRoutes(_register: Register, _services: Services): void {}
