const isFirstOfApp = (id) => /[\\/]src[\\/]app\.tsx$/.test(id)
const isFirstOfLanding = (id) => /features[\\/]landing[\\/]start\.tsx$/.test(id)
const isFirstOfHome = (id) => /features[\\/]create[\\/]home[\\/]home_screen\.tsx$/.test(id)
const isFirstOfBuilder = (id) =>
  /builder[\\/](builder_screen|canvas[\\/]builder_canvas)\.tsx$/.test(id)
const isFirstOfRuns = (id) => /builder[\\/]run_panel\.tsx$/.test(id)
const isNeededByApp = importedFrom(isFirstOfApp)
const isNeededByLanding = importedFrom(isFirstOfLanding)
const isNeededByHome = importedFrom(isFirstOfHome)
const isNeededByBuilder = importedFrom(isFirstOfBuilder)
const isNeededByRuns = importedFrom(isFirstOfRuns)

/** A dialog, a menu or a tooltip is on no screen from the first moment on. */
const OVERLAY = new RegExp(
  [
    'floating-ui',
    'react-(menu|(alert-)?dialog|dropdown-menu|popover|popper|tooltip|dismissable-layer|focus-scope|remove-scroll)',
    'components[\\\\/]\\w+[\\\\/](menu|export_|dialog|select|radix_tooltip)',
  ].join('|')
)

/** Menus need it as well, and would take it along into their file. */
const OF_TOASTS = /lib[\\/]offers\.ts$/

/** What draws the canvas: it is loaded with it, however many parts of it use it. */
const CANVAS = /node_modules[\\/](@xyflow|d3-[a-z]+|zustand|classcat)[\\/]/

/** Tooltips are loaded before the first screen; menus and dialogs need the same parts. */
const TOOLTIP =
  /floating-ui|react-(popper|portal|tooltip|dismissable-layer|focus-scope)|components[\\/]\w+[\\/]radix_tooltip/

/**
 * Which files the browser's code is built into. Few, because a slow phone waits for each of
 * them; and what the landing shares with the app stays apart, so that it never loads the app.
 */
export const chunks = [
  { name: 'loader', test: /preload-helper/, priority: 6 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'canvas_view', test: CANVAS, priority: 5 },
  { name: nameOfShared, debugName: 'shell', priority: 4 },
  { name: nameOfIcons, debugName: 'icons', minShareCount: 2, priority: 3 },
  { name: nameOfKit, debugName: 'kit', minShareCount: 5, priority: 3 },
  { name: 'tooltip_parts', test: TOOLTIP, minShareCount: 2, priority: 3 },
  { name: 'overlays', test: OVERLAY, minShareCount: 2, priority: 2 },
  { name: nameOfBuilderParts, debugName: 'builder_parts', minShareCount: 5, priority: 1 },
  { name: 'parts', test: isNoText, minShareCount: 5 },
]

/** Texts come with the screens that show them, however many those are. */
function isNoText(id) {
  return !/src[\\/]texts[\\/]/.test(id)
}

function nameOfShared(id, modules) {
  if (!isNeededByApp(id, modules)) return null
  return isNeededByLanding(id, modules) ? 'common' : 'shell'
}

/** Icons are small, and a file for each would be many. */
function nameOfIcons(id, modules) {
  if (!isIcon(id)) return null
  if (isNeededByHome(id, modules)) return 'home_icons'
  return isNeededByBuilder(id, modules) ? 'builder_icons' : 'icons'
}

/** What many screens share and the first of them needs, or what a toast of any screen needs. */
function nameOfKit(id, modules) {
  if (OVERLAY.test(id) || isIcon(id)) return null
  if (OF_TOASTS.test(id)) return 'kit'
  return isNeededByHome(id, modules) ? 'kit' : null
}

/** What the largest screen, and the form that runs a flow beside it, share with others. */
function nameOfBuilderParts(id, modules) {
  if (isNeededByBuilder(id, modules)) return 'builder_parts'
  return isNoText(id) && isNeededByRuns(id, modules) ? 'run_parts' : null
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
