import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addProject, deleteProject, getProjects } from '#contract/marketplace/projects.calls.ts';
import { call } from '#web/shared/api/api.ts';

const key = (userId: string) => ['projects', userId] as const;

/** A user's projects, oldest first. */
export function useProjects(userId: string) {
  return useQuery({
    queryKey: key(userId),
    queryFn: ({ signal }) => call(getProjects, { params: { id: userId }, signal }),
    select: ({ data }) => data,
  });
}

export function useAddProject(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (project: { title: string; description: string; pictures: string[] }) =>
      call(addProject, { body: project }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(userId) }),
  });
}

/** Deleting a project reloads the list (docs/rules.md#marketplace-15). */
export function useDeleteProject(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProject, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key(userId) }),
  });
}
