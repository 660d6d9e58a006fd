import { graphOf, Memory, node, runGraph } from '#tests/unit/flows/runs/engine_runs'
const cpu = () => { const u = (process as any).threadCpuUsage(); return (u.user + u.system) / 1000 }
for (const [test, ch] of [['is-not-empty', 'é'], ['contains-not', 'é'], ['is-not', 'x'], ['contains-not','x'], ['is-not', '\u200b'], ['is-not', '\u0301\u0323']] as const) {
  const rules = Array.from({length: 20}, (_, i) => ({ id: 'r' + i, label: 'r', all: [...Array.from({length: 19}, () => ({ value: '{{t}}', test, other: 'zzz' })), { value: '{{t}}', test: 'is', other: 'q'}] }))
  const t = ch.repeat(48_000 / ch.length)
  const c = cpu()
  const end = await runGraph(graphOf([node('d', 'decide', { rules })]), { inputs: { t } , memory: new Memory() })
  console.log(test, ch, end?.status, end?.error?.message, (cpu() - c).toFixed(0))
}
