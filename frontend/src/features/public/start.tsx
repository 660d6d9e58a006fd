import { createRoot, hydrateRoot } from 'react-dom/client'
import { islandNamed } from '#frontend/features/public/island'

const root = document.getElementById('root') as HTMLElement

if (root.hasChildNodes()) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrateRoot(element, islandNamed(element.dataset.island ?? ''))
  }
} else {
  void import('#frontend/features/public/whole_page').then(async ({ wholePage }) =>
    createRoot(root).render(await wholePage())
  )
}
