/** The 224 px square of an uploaded picture, for cards and rows; any other address stays as it is. */
export const smallPicture = (address: string): string =>
  address.replace(/^(\/files\/[\w-]{22})\.webp$/, '$1-small.webp');
