/** The device's time: what is drawn by it is right when it is drawn. */
export const now = (): Date => new Date();
