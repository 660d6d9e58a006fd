/** Which item of its For each a step of a run is for, from 1, by its key such as `each#3/inside`; null where it is for none. */
export function itemNumber(key: string): number | null {
  const item = /#(\d+)\/[^/]*$/.exec(key)
  return item && Number(item[1]) + 1
}
