// The mark, standing on its place.
export const markerSvg =
  '<svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><rect width="48" height="48" rx="11" fill="#1f2c73" stroke="#fff" stroke-width="2"/><path fill="#fff" d="M9 30h30v8H9zM14 21h20v8H14z"/><rect x="19" y="10" width="10" height="9" rx="1.6" fill="#ffb31a"/></svg>';
