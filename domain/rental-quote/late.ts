const hourMs = 3_600_000;

/** Hours that are charged of a machine that came back late: begun ones count whole, and none within the grace. */
export function lateHours({
  due,
  back,
  graceMinutes,
}: {
  due: Date;
  back: Date;
  graceMinutes: number;
}): number {
  const late = back.getTime() - due.getTime();
  return late <= graceMinutes * 60_000 ? 0 : Math.ceil(late / hourMs);
}
