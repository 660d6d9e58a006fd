/** Whether npm installs an optional package on this machine, by the system, processor and C library it names. */
export function isForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu && !libc) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ownLibc())
}

function allows(names, own) {
  if (!names) return true
  if (names.includes(`!${own}`)) return false
  const wanted = names.filter((name) => !name.startsWith('!'))
  return wanted.length === 0 || wanted.includes(own)
}

function ownLibc() {
  if (process.platform !== 'linux') return null
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
