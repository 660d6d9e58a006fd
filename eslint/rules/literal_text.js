const LETTER = /\p{L}/u
const SENTENCE = /^\s*\p{Lu}|\p{L}\s+\p{L}/u

const ATTRIBUTES =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|heading|description|summary|caption|hint|tooltip|message|text|ariaLabel)$/
const FIELDS =
  /^(title|description|label|heading|placeholder|message|hint|ariaLabel|alt|actionLabel)$/

/** Every literal that an expression can come to. */
function* literalsOf(node) {
  if (!node) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node, node.value]
  if (node.type === 'TemplateLiteral') {
    yield [node, node.quasis.map((quasi) => quasi.value.cooked).join(' ')]
  }
  if (node.type === 'JSXExpressionContainer') yield* literalsOf(node.expression)
  if (node.type === 'ConditionalExpression') {
    yield* literalsOf(node.consequent)
    yield* literalsOf(node.alternate)
  }
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
    if (!['||', '&&', '??', '+'].includes(node.operator)) return
    yield* literalsOf(node.left)
    yield* literalsOf(node.right)
  }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    yield* literalsOf(node.expression)
  }
}

/** Whether a call shows a toast: `toast(…)`, `showToast(…)`, `toast.error(…)`. */
function isToast(callee) {
  const name = callee.type === 'MemberExpression' ? callee.object.name : callee.name
  return /toast/i.test(name ?? '')
}

export const literalText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: '"{{text}}" is a text that people read: it belongs in the catalog, frontend/src/texts/, so that a translation is one file.',
    },
  },
  create(context) {
    const report = (node, text) => {
      const short = text.trim().replace(/\s+/g, ' ')
      context.report({ node, messageId: 'text', data: { text: short.slice(0, 40) } })
    }
    const check = (node, pattern = LETTER) => {
      for (const [literal, text] of literalsOf(node)) {
        if (pattern.test(text)) report(literal, text)
      }
    }
    return {
      'JSXText'(node) {
        if (LETTER.test(node.value)) report(node, node.value)
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(node) {
        check(node.expression)
      },
      'JSXAttribute'(node) {
        if (node.name.type === 'JSXIdentifier' && ATTRIBUTES.test(node.name.name)) check(node.value)
      },
      'CallExpression'(node) {
        if (!isToast(node.callee)) return
        for (const argument of node.arguments) {
          check(argument)
          if (argument.type !== 'ObjectExpression') continue
          for (const { key, value } of argument.properties) {
            if (FIELDS.test(key?.name ?? '') && !SENTENCE.test(value?.value ?? '')) check(value)
          }
        }
      },
      'Property'(node) {
        if (FIELDS.test(node.key.name ?? node.key.value ?? '')) check(node.value, SENTENCE)
      },
    }
  },
}
