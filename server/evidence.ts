import { deviceRoutes } from './features/evidence/devices/devices.routes.ts';
import type { Register } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** Every call of what makes books and cards good as evidence. */
export function evidenceRoutes(register: Register, services: Services): void {
  deviceRoutes(register, services);
}
