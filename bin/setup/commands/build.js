import { prepare } from '../prepare.js'

export async function run() {
  await prepare({ build: true })
  console.error('✓ The build is in build/')
  return 0
}
