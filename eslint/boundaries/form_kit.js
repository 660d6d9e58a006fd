import { forbidSyntax } from '../boundary.js'

const KIT =
  'Use Field, TextArea, Select, RadioOption or another part of frontend/src/components, or add one there: they tie the label, the help and the error to the input.'

export const formKit = forbidSyntax(
  'form-kit',
  { files: ['frontend/src/**'], ignores: ['frontend/src/components/**'] },
  ['JSXOpeningElement[name.name=/^(input|textarea|select)$/]'],
  KIT
)
