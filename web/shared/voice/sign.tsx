/** Signs of worker mode alone, on the icons' 24-unit grid; ordinary pages need not load them. */
const signPaths = {
  mic: 'M9 6a3 3 0 0 1 6 0v5.5a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7',
  thumbUp:
    'M3.5 10.5H7v9.5H3.5zM7 11l3.8-7a2.2 2.2 0 0 1 2.7 2.6L12.8 9.5h5.4a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7',
  thumbDown:
    'M3.5 13.5H7V4H3.5zM7 13l3.8 7a2.2 2.2 0 0 0 2.7-2.6l-.7-2.9h5.4a2 2 0 0 0 2-2.4l-1.3-6.5a2 2 0 0 0-2-1.6H7',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7v5.2l3.4 2',
  halfSun: 'M4 17a8 8 0 0 1 16 0zM2 20.500h20M12 3.500v2M4.600 7l1.500 1.500M19.400 7l-1.500 1.500',
  erase: 'M8.500 5.500H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8.500L3 12zM11.500 9.500l5 5M16.500 9.500l-5 5',
  bed: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M4.500 11a2.250 2.250 0 1 0 4.500 0a2.250 2.250 0 1 0-4.500 0zM15 3.500v4M13 5.500h4',
  coin: 'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0zM9 7.500h6M9 10.500h6M9 7.500h1.500a3 3 0 0 1 0 6H9l4.500 4',
  bank: 'M3 9.500 12 4l9 5.500zM5 9.500v8M10 9.500v8M14 9.500v8M19 9.500v8M3 20h18',
  cement:
    'M6 8c0-2 1-3 2-4h8c1 1 2 2 2 4v11a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM8 4c1 1.500 7 1.500 8 0M9 12.500h6M9 16h6',
  sand: 'M2.500 19.500h19L14 8.500a2.500 2.500 0 0 0-4 0zM9 15.500h.1M12 12h.1M13 16.500h.1M16 16h.1',
  steel: 'M3 19.500 17.500 5M7 21 21 7M3 14 12.500 4.500M3 19.500l4 1.500M3 14v5.500',
  aggregate:
    'M3 15l2.500-4 4-1 2 3.500-1.500 4-4.500 1zM12 9.500 14.500 5l4 .5 2 3.500-2.500 3.500-4 .5zM13.500 18l2.500-3 4 .5 1.500 3-2.500 2-4-.5z',
  more: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 13.500v7M13.500 17h7',
};

export type SignName = keyof typeof signPaths;

export function Sign({ name, size }: { name: SignName; size: number }) {
  return (
    <svg
      className="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signPaths[name]} />
    </svg>
  );
}
