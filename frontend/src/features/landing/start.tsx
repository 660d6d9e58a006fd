import { createRoot, hydrateRoot } from 'react-dom/client'
import { islandNamed } from '#frontend/features/landing/island'

const root = document.getElementById('root') as HTMLElement

if (root.hasChildNodes()) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrateRoot(element, islandNamed(element.dataset.island ?? ''))
  }
} else {
  void import('#frontend/features/landing/whole_page').then(async ({ wholePage }) =>
    createRoot(root).render(await wholePage())
  )
}
