import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProductList } from '#web/shared/search-list/records/product-queries.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { tableNameClass } from '#web/shared/ui/table.tsx';
import { AdminList } from './admin-list.tsx';
import { recordLink } from './record-links.ts';
import { useAdminFilter } from './use-admin-filter.ts';

/** The admin's list of rental products (docs/rules.md#admin-2). */
export function AdminProductsPage() {
  const t = useMessages('admin');
  const label = useCategoryLabel();
  const filter = useAdminFilter();
  const list = useProductList(filter.query);
  return (
    <AdminList
      kind="product"
      filter={filter}
      list={list}
      columns={[
        { label: t.product },
        { label: t.productType },
        { label: t.company },
        { label: t.price, cardLabel: t.pricePerDay, numeric: true },
        { label: t.verified },
      ]}
      chosen={({ id, name }) => ({ kind: 'product', id, name })}
      row={({ id, userId, name, category, company, price, productPic, verified }) => ({
        key: id,
        verified,
        cells: [
          <Link key="name" className={tableNameClass} {...recordLink('product', { id, userId }, filter.open)}>
            <Avatar
              name={name}
              src={productPic ? smallPicture(productPic) : toolDrawing(category)}
              size={44}
              square
            />
            {name}
          </Link>,
          label(category),
          company,
          rupees(price),
          <VerifiedBadge key="verified" verified={verified}>
            {verified ? t.verified : t.notVerified}
          </VerifiedBadge>,
        ],
      })}
    />
  );
}
