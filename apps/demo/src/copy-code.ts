/** Copies a code sample, or selects it if the clipboard is refused, and shows which next to the button. */
export async function copyCode(button: HTMLButtonElement): Promise<void> {
  const sample = button.closest('.code')?.querySelector('pre');
  if (!sample) return;
  const french = document.documentElement.lang === 'fr';
  const said = document.createElement('span');
  said.className = 'copied';
  said.setAttribute('role', 'status');
  try {
    await navigator.clipboard.writeText(sample.textContent);
    said.textContent = french ? 'Copié' : 'Copied';
  } catch {
    getSelection()?.selectAllChildren(sample);
    said.textContent = french ? 'Sélectionné\u00a0: Ctrl+C' : 'Selected: press Ctrl+C';
  }
  button.parentElement?.querySelector('.copied')?.remove();
  button.after(said);
}
