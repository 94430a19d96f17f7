import { AdminProfilePage } from '#web/features/admin/records/admin-profile-page.tsx';
import { ProjectSection } from '#web/features/marketplace/projects/project-section.tsx';

/** A provider as an admin checks it, with the projects that customers see. */
export const ProviderRecordPage = () => <AdminProfilePage Projects={ProjectSection} />;
