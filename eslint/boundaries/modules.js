import { MODULE_NAMES, MODULES } from '../modules.js'
import { forbidImports } from '../boundary.js'

/** Files at the top level of core are open to every module. */
const publicFolders = (module) =>
  module === 'core'
    ? '(?!controllers/|validators/|transformers/|middleware/|routes$)'
    : '(?:models|services|domain)/'

const above = (module) => MODULE_NAMES.filter((name) => MODULES[name].includes(module)).join(', ')

function between(module, other) {
  if (MODULES[module].includes(other)) {
    return {
      regex: `^#app/${other}/(?!${publicFolders(other)})`,
      message: `Import only models/, services/ and domain/ from another module. Move what ${module} needs to the services/ folder of ${other}, or to a transformer of ${module}.`,
    }
  }
  if (MODULES[module].includes(`${other}/domain`)) {
    return {
      regex: `^#app/${other}/(?!domain/)`,
      message: `${module} may import only ${other}/domain. Move pure code there; code that needs more of ${other} belongs in a module above both: ${above(module)}.`,
    }
  }
  const allowed = MODULES[module].join(', ') || 'no other module'
  return {
    regex: `^#app/${other}/`,
    message: `${module} may import ${allowed}, but not ${other}. Code that needs both belongs in a module above both; code that both need belongs in a module below both.`,
  }
}

const OUTSIDE = [
  {
    regex: `^#app/(?!(${MODULE_NAMES.join('|')})/)`,
    message: 'There is no such module. eslint/modules.js lists the modules and their order.',
  },
  {
    regex: '^#(frontend|cli|client|tests)/',
    message:
      'The server must not import its clients or its tests. Move shared code to a domain/ folder; it must be pure.',
  },
]

export const modules = MODULE_NAMES.flatMap((module) =>
  forbidImports('modules', { files: [`app/${module}/**`] }, [
    ...MODULE_NAMES.filter((other) => other !== module).map((other) => between(module, other)),
    ...OUTSIDE,
  ])
)
