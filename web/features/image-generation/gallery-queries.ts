import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteGalleryPicture,
  getGallery,
  getGalleryPicture,
  post,
} from '#contract/image-generation/image-generation.calls.ts';
import { call, fetchBytes } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';
import type { Drawn } from './use-drawing.ts';

const galleryKey = ['images', 'gallery'];

export const useGallery = () =>
  useQuery({
    queryKey: galleryKey,
    queryFn: async ({ signal }) => (await call(getGallery, { signal })).data,
  });

/** The bytes of a saved picture; asked for when it comes near the screen. */
export const useGalleryPicture = (id: string, near: boolean) =>
  useQuery({
    queryKey: ['images', 'picture', id],
    queryFn: ({ signal }): Promise<Blob | null> => fetchBytes(getGalleryPicture, { params: { id }, signal }),
    enabled: near,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useSavePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ prompt, photo }: Drawn) =>
      call(post, { body: { name: currentSession()?.user.fullname ?? '', prompt, photo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: galleryKey }),
  });
}

export function useDeletePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteGalleryPicture, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: galleryKey }),
  });
}
