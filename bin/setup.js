/**
 * One command for a fresh machine: `node bin/setup.js start|test|build|bench|eval|train|drill|library`.
 * Without `import` lines and await: an old Node must be able to read this file to say that it is too old.
 */
import('./setup/node_version.js').then(
  ({ refusalOf }) => {
    const refusal = refusalOf(process.versions.node)
    if (refusal) return refuse(refusal)
    return import('./setup/main.js').then(({ main }) => main(process.argv.slice(2)))
  },
  // A Node that cannot even import a file.
  () => refuse(`Hone needs Node 20.19 or newer to set itself up. This is ${process.versions.node}.`)
)

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
