import { PURE_PACKAGES } from '../modules.js'
import { forbidGlobals, forbidImports, forbidSyntax } from '../boundary.js'

const place = { files: ['app/*/domain/**'] }

const ASK = 'pass it in as an argument from a service, a screen or a command.'

export const pureDomain = [
  forbidImports('pure-domain', place, [
    {
      regex: `^(?!#app/[a-z_]+/domain/|(?:${PURE_PACKAGES.join('|')})(?:/|$))`,
      message:
        'domain/ is pure and runs in server, browser and terminal: it imports only domain/ files and pure packages. Code that needs more belongs in the services/ folder of its module.',
    },
  ]),
  forbidGlobals(
    'pure-domain-world',
    place,
    [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
      'crypto',
      'performance',
      'process',
      'Buffer',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'window',
      'document',
      'navigator',
      'localStorage',
      'sessionStorage',
      'Temporal',
    ],
    `domain/ is pure: no network, clock, ids, timers, Node or browser. Get the value outside and ${ASK}`
  ),
  forbidSyntax(
    'pure-domain-clock',
    place,
    [
      [
        "Identifier[name='Date']",
        ':not(NewExpression[arguments.length>0] > Identifier.callee)',
        ':not(MemberExpression[property.name=/^(UTC|parse)$/] > Identifier.object)',
        ":not(BinaryExpression[operator='instanceof'] > Identifier.right)",
        ':not(TSTypeReference > Identifier)',
      ].join(''),
    ],
    `domain/ is pure and has no clock. Read the time outside and ${ASK}`
  ),
  forbidSyntax(
    'pure-domain-chance',
    place,
    [
      "MemberExpression[object.name='Math'][property.name='random']",
      "MemberExpression[object.name='Math'][property.value='random']",
      "VariableDeclarator[init.name='Math'] > ObjectPattern > Property[key.name='random']",
    ],
    `domain/ is pure and uses no randomness. Generate the value outside and ${ASK}`
  ),
].flat()
