import type { Locator } from 'playwright-core'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** For so many frames a part that rests has stayed in its place: what moves it may begin a little late. */
const FRAMES = 30

/** Where a part of the page is, in pixels, once it rests. */
export async function boxAtRest(part: Locator): Promise<Box> {
  await part.evaluate(async (element, frames) => {
    const place = () => JSON.stringify(element.getBoundingClientRect())
    for (let same = 0, before = place(); same < frames; same++) {
      await new Promise(requestAnimationFrame)
      if (place() !== before) same = 0
      before = place()
    }
  }, FRAMES)
  const box = await part.boundingBox()
  if (!box) throw new Error('The part has left the page.')
  return box
}
