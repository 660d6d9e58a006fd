import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure.js'

const folder = fileURLToPath(new URL('../../docs/figures/', import.meta.url))

export const figuresFile = (name: string) => `${folder}${name}.json`

/** A table for people, and the same as one JSON object on the last line. */
export function report(name: string, figures: Figure[], record: boolean): boolean {
  const ok = figures.every((figure) => figure.ok)
  const width = Math.max(...figures.map((figure) => figure.name.length))
  for (const figure of figures) console.log(line(figure, width))
  if (record) keep(name, { name, ok, figures })
  console.log(JSON.stringify({ name, ok, figures }))
  return ok
}

function line({ name, value, unit, bar, ok }: Figure, width: number): string {
  return `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${`${value}`.padStart(9)} ${unit.padEnd(4)} (bar ${bar})`
}

function keep(name: string, result: object): void {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() }
  const measured = { ...result, measuredAt: new Date().toISOString().slice(0, 10), machine }
  mkdirSync(folder, { recursive: true })
  writeFileSync(figuresFile(name), `${JSON.stringify(measured, null, 2)}\n`)
}
