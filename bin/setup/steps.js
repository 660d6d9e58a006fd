const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Tells what is being done, on stderr: stdout belongs to the result. A step that was
 * not needed stays silent unless it took a while.
 * @param {string} doing what is announced before a long step, or '' for a short one
 * @param {() => Promise<string | null>} work gives the sentence to print, or null
 */
export async function step(doing, work) {
  const started = performance.now()
  if (doing) console.error(`  ${doing} …`)
  const done = await work()
  if (done) console.error(`✓ ${done} (${seconds(started)})`)
}
