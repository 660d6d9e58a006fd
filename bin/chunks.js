const isFirstOfApp = (id) => /[\\/]src[\\/]app\.tsx$/.test(id)
const isFirstOfLanding = (id) => /features[\\/]landing[\\/]start\.tsx$/.test(id)
const isFirstOfHome = (id) => /features[\\/]create[\\/]home[\\/]home_screen\.tsx$/.test(id)
const isNeededByApp = importedFrom(isFirstOfApp)
const isNeededByLanding = importedFrom(isFirstOfLanding)
const isNeededByHome = importedFrom(isFirstOfHome)

/** A dialog, a menu or a tooltip is on no screen from the first moment on. */
const OVERLAY = new RegExp(
  [
    'floating-ui',
    'react-(menu|dialog|dropdown-menu|popper|tooltip|dismissable-layer|focus-scope|remove-scroll)',
    'components[\\\\/]\\w+[\\\\/](menu|export_|dialog|select|radix_tooltip)',
  ].join('|')
)

/**
 * Which files the browser's code is built into. Few, because a slow phone waits for each of
 * them; and what the landing shares with the app stays apart, so that it never loads the app.
 */
export const chunks = [
  { name: 'loader', test: /preload-helper/, priority: 4 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: nameOfShared, debugName: 'shell', priority: 2 },
  { name: nameOfIcons, debugName: 'icons', minShareCount: 2, priority: 1 },
  { name: nameOfKit, debugName: 'kit', minShareCount: 5, priority: 1 },
  { name: 'overlays', test: OVERLAY, minShareCount: 2 },
]

function nameOfShared(id, modules) {
  if (!isNeededByApp(id, modules)) return null
  return isNeededByLanding(id, modules) ? 'common' : 'shell'
}

/** Icons are small, and a file for each would be many. */
function nameOfIcons(id, modules) {
  if (!isIcon(id)) return null
  return isNeededByHome(id, modules) ? 'home_icons' : 'icons'
}

/** What many screens share; what the first of them does without stays apart. */
function nameOfKit(id, modules) {
  if (OVERLAY.test(id) || isIcon(id)) return null
  return isNeededByHome(id, modules) ? 'kit' : 'parts'
}

/** Whether a module is reached from the first one without waiting for an `import()`. */
function importedFrom(isFirst) {
  const known = new Map()
  return function isImported(id, modules) {
    if (isFirst(id)) return true
    if (known.has(id)) return known.get(id)
    known.set(id, false)
    const answer = importersOf(id, modules).some((importer) => isImported(importer, modules))
    known.set(id, answer)
    return answer
  }
}

function importersOf(id, modules) {
  if (isBarrel(id)) return []
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return isIcon(id) ? importers.flatMap((file) => iconUsers(id, file, modules)) : importers
}

const isIcon = (id) => /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)

/** All icons come through one file, which does not tell who uses which: the names in the code do. */
function iconUsers(id, barrel, modules) {
  const { code, importers } = modules.getModuleInfo(barrel)
  const file = id.split(/[\\/]/).at(-1)
  const names = code.split('\n').find((line) => line.includes(`/icons/${file}`)) ?? ''
  const own = [...names.matchAll(/default as (\w+)/g)].map(([, name]) => name)
  if (own.length === 0) return []
  const use = new RegExp(`\\b(${own.join('|')})\\b`)
  return importers.filter((user) => use.test(modules.getModuleInfo(user)?.code ?? ''))
}

/** A file that only passes on what others export: what it names is not thereby needed. */
function isBarrel(id) {
  return /node_modules[\\/]radix-ui[\\/]/.test(id)
}
