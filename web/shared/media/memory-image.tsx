import { useCallback } from 'react';

/** Bytes as an image. The browser keeps them until their address is given back. */
export function MemoryImage({ bytes, alt, className }: { bytes: Blob; alt: string; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(bytes);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes],
  );
  return <img ref={show} alt={alt} className={className} />;
}
