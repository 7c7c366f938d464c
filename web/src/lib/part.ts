// Parts of the page that are loaded when they are first needed.

const RELOADED = 'kachidoki-reloaded';

/** Load a part. After an upgrade of the server it has another name: then the page is loaded anew, once. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    sessionStorage.removeItem(RELOADED);
    return loaded;
  } catch (error) {
    const there = await fetch('/').then(
      (response) => response.ok,
      () => false,
    );
    if (there && !sessionStorage.getItem(RELOADED)) {
      sessionStorage.setItem(RELOADED, 'yes');
      location.reload();
    }
    throw error;
  }
}
