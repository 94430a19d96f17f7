import { randomUUID } from 'node:crypto';
import { aPicture, aProduct, aRentalProvider } from '#server/testing/registrations.ts';
import { ask, askAll, isGood, type Target } from '../answers.ts';
import { type Hand, keepDoing, type Work } from '../hand.ts';
import type { Citizen } from '../people.ts';

interface Product {
  _id: string;
  name: string;
  price: number;
  productPic: string | null;
}

/** What was acknowledged of one product. */
interface Kept {
  id: string;
  picture: string | undefined;
  /** The last one that was acknowledged, and those tried after it. */
  prices: number[];
}

const everyThird = (nth: number): boolean => nth % 3 === 0;

async function upload(target: Target, token: string, photo: Blob): Promise<string | undefined> {
  const body = new FormData();
  body.append('file', photo, 'x.jpg');
  const answer = await ask<{ url: string }>(target, { method: 'POST', path: '/upload', token, body });
  if (!answer || !isGood(answer)) return undefined;
  return answer.body.url;
}

/**
 * An owner lists one machine after another, each under a name of its own and sent once alone, every third with a picture
 * that was uploaded before, and changes its price. What was not acknowledged may be there, but not twice.
 */
export async function makeListings(target: Target, owner: Citizen): Promise<Hand> {
  const { token } = owner;
  const company = `Faults ${randomUUID().slice(0, 8)}`;
  const rental = { method: 'POST', path: '/registerRentalProvider', token, body: aRentalProvider() } as const;
  const registered = await ask(target, rental);
  if (!isGood(registered)) throw new Error(`a rental provider: ${JSON.stringify(registered)}`);
  const photo = new Blob([await aPicture(300, 200)], { type: 'image/jpeg' });
  const kept = new Map<string, Kept>();
  const pictures: string[] = [];
  let nth = 0;
  let work: Work | undefined;

  async function listOne(): Promise<void> {
    nth += 1;
    const picture = everyThird(nth) ? await upload(target, token, photo) : undefined;
    if (picture) pictures.push(picture);
    const name = `Hammer ${nth} ${randomUUID().slice(0, 8)}`;
    const body = aProduct({ name, company, price: 100, ...(picture && { productPic: picture }) });
    const added = await ask<{ data: Product }>(target, { method: 'POST', path: '/addProduct', token, body });
    if (!added || !isGood(added)) return;
    const { _id: id } = added.body.data;
    kept.set(name, { id, picture, prices: [100] });
    await changePrice(kept.get(name), 100 + nth);
  }

  async function changePrice(of: Kept | undefined, price: number): Promise<void> {
    if (!of) return;
    of.prices.push(price);
    const path = `/updateProduct/${of.id}`;
    if (isGood(await ask(target, { method: 'PUT', path, token, body: { price } }))) of.prices = [price];
  }

  return {
    name: 'listings',
    acknowledged: () => kept.size + pictures.length,
    start() {
      work = keepDoing(listOne, 150);
    },
    stop: async () => work?.stop(),
    async check() {
      const there = await askAll<Product>(
        target,
        `/getProducts?company=${encodeURIComponent(company)}`,
        token,
      );
      const byName = new Map(there.map((product) => [product.name, product]));
      let lost = 0;
      for (const [name, { id, prices, picture }] of kept) {
        const found = byName.get(name);
        if (found?._id !== id || !prices.includes(found.price) || (picture && !found.productPic)) lost += 1;
      }
      for (const path of pictures)
        if (!isGood(await ask(target, { method: 'GET', path, alsoFine: [404] }))) lost += 1;
      const doubled = there.length - byName.size;
      return { acknowledged: kept.size + pictures.length, lost, doubled, disordered: 0 };
    },
  };
}
