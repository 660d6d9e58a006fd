import { forbidSyntax } from '../boundary.js'

const TEXT =
  'Texts of people and models are shown as text: pass them to React as children. HTML in them would become part of the page.'

const HTML = '/^(inner|outer)HTML$|^srcdoc$/'
const WRITERS = '/^(insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)$/'

export const plainText = forbidSyntax(
  'plain-text',
  { files: ['frontend/**'] },
  [
    'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    "Property[key.name='dangerouslySetInnerHTML']",
    `AssignmentExpression[left.property.name=${HTML}]`,
    `CallExpression[callee.property.name=${WRITERS}]`,
    "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
  ],
  TEXT
)
