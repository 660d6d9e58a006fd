import { graphOf, Memory, node, runGraph } from '#tests/unit/flows/runs/engine_runs'
import { performance, monitorEventLoopDelay } from 'node:perf_hooks'
const cpu = () => { const u = (process as any).threadCpuUsage(); return (u.user + u.system) / 1000 }
async function go(name: string, graph: any, inputs: any) {
  const h = monitorEventLoopDelay({ resolution: 1 }); h.enable()
  let worst = 0, last = cpu(); let on = true
  const tick = () => { const n = cpu(); worst = Math.max(worst, n - last); last = n; if (on) setImmediate(tick) }
  tick()
  const c = process.cpuUsage(); const t = performance.now()
  const end = await runGraph(graph, { inputs, memory: new Memory() })
  on = false
  const u = process.cpuUsage(c)
  console.log(name, end?.status, end?.error?.code, end?.error?.message?.slice(0,80), 'cpu', ((u.user+u.system)/1000).toFixed(0), 'wall', (performance.now()-t).toFixed(0), 'block', worst.toFixed(0))
}
const fields = Object.fromEntries(Array.from({ length: 45_000 }, (_, i) => ['k' + i, i]))
const json = JSON.stringify(fields)
const J = node('J', 'format', { text: '{{input}}', as: 'json' })
for (const mention of ['{{J.name}}', '{{J.K7}}', '{{J.k7}}']) {
  const steps = Array.from({ length: 58 }, (_, i) => node('f' + i, 'format', { text: mention.repeat(20), as: 'text' }))
  await go('58x20 ' + mention, graphOf([J, ...steps], ...steps.map((s) => 'J>' + s.id)), { input: json })
}
{
  const settings = { list: '{{rows}}', parallel: 10, whenItemFails: 'stop', gather: 'i' }
  const inner = [node('j', 'format', { text: '{{big}}', as: 'json' }, { parent: 'l' }), node('i', 'format', { text: '{{j.name}}'.repeat(20), as: 'text' }, { parent: 'l' })]
  await go('for each 60', graphOf([node('l', 'for-each', settings), ...inner], 'j>i'), { rows: Array.from({ length: 60 }, (_, i) => i), big: json })
}
{
  const small = JSON.stringify(Array.from({length: 100000}, (_, i) => i))
  const steps = Array.from({ length: 58 }, (_, i) => node('f' + i, 'format', { text: '{{J}}'.repeat(1) + 'x', as: 'text' }))
  await go('lists as text', graphOf([J, ...steps], ...steps.map((s) => 'J>' + s.id)), { input: small })
}
{
  const rules = Array.from({length: 20}, (_, i) => ({ id: 'r' + i, label: 'r', all: Array.from({length: 20}, () => ({ value: '{{t}}', test: 'contains', other: 'zzz' })) }))
  const steps = Array.from({ length: 20 }, (_, i) => node('d' + i, 'decide', { rules }))
  await go('decides', graphOf(steps), { t: 'É'.repeat(400_000) })
}
{
  const steps = Array.from({ length: 58 }, (_, i) => node('f' + i, 'format', { text: `{{t}}`, as: 'json' }))
  await go('json parse', graphOf(steps), { t: json })
}
