import { keptValue } from '#app/flows/domain/values/kept_value'
import { sizeOf, textLength } from '#app/flows/domain/graph/value_length'
import { valueAt, textOf } from '#app/flows/domain/graph/variables'
const cpu = () => { const u = (process as any).threadCpuUsage(); return (u.user + u.system) / 1000 }
const shapes: Record<string, unknown> = {
  keys: Object.fromEntries(Array.from({ length: 45_000 }, (_, i) => ['k' + i, i])),
  list: Array.from({ length: 200_000 }, (_, i) => i % 10),
  rows: Array.from({ length: 3_000 }, (_, i) => Object.fromEntries(Array.from({ length: 20 }, (_, j) => ['column' + j, i * j]))),
  nested: Array.from({ length: 60_000 }, () => [[1]]),
  empty: Array.from({ length: 330_000 }, () => []),
  text: ['é"\n'.repeat(200_000)],
}
for (const [name, shape] of Object.entries(shapes)) {
  const json = JSON.stringify(shape)
  const row: string[] = []
  for (let round = 0; round < 3; round++) {
    row.length = 0
    const time = (what: string, f: () => unknown) => { const t = cpu(); const r = f(); row.push(`${what} ${(cpu() - t).toFixed(0)}`); return r }
    const v = time('parse', () => JSON.parse(json)) as any
    time('kept', () => keptValue(v))
    time('vlen', () => sizeOf(v))
    time('tlen', () => textLength(v, 20_000_000))
    time('keys', () => valueAt(['v', 'nope'], () => v))
    time('text', () => textOf(v))
    time('json', () => JSON.stringify(v))
    time('clone', () => structuredClone(v))
  }
  console.log(name, json.length, row.join(', '))
}
