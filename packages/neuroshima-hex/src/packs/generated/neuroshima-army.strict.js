// Generated from neuroshima-army.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/neuroshima-hex/src/packs/neuroshima-army.schema.json
var validate = validate52, neuroshima_army_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:neuroshima-army:1", title: "Army pack of Neuroshima Hex", type: "object", additionalProperties: !1, required: ["format", "id", "name", "hq", "tiles"], properties: { $schema: { type: "string", maxLength: 300 }, format: { const: "neuroshima-army/1" }, id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, first: { $ref: "#/$defs/words" }, colour: { type: "string", maxLength: 7, pattern: "^#[0-9a-fA-F]{6}$", description: "a # and six digits from 0 to f: #3a7d44", descriptionFr: "un # et six chiffres de 0 à f : #3a7d44" }, hostileToPartner: { type: "boolean" }, companion: { type: "boolean" }, hq: { $ref: "#/$defs/tile" }, tiles: { type: "array", minItems: 1, maxItems: 60, items: { $ref: "#/$defs/tile" } } }, $defs: { id: { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "small letters, digits and hyphens, and a letter first: swamp-runner", descriptionFr: "minuscules sans accents, chiffres et traits d’union, une lettre d’abord : swamp-runner" }, words: { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } }, strength: { type: "integer", minimum: 1, maximum: 20 }, change: { type: "integer", minimum: -20, maximum: 20 }, whom: { enum: ["friends", "enemies"] }, reach: { enum: ["links", "adjacent", "board", "here"] }, marker: { enum: ["paralysed", "netted", "poisoned"] }, until: { enum: ["battle", "turn", "ever"] }, tile: { type: "object", additionalProperties: !1, required: ["id", "name", "kind"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, first: { $ref: "#/$defs/words" }, aliases: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, count: { type: "integer", minimum: 1, maximum: 40 }, kind: { enum: ["hq", "soldier", "module", "foundation", "instant"] }, initiative: { type: "array", maxItems: 6, items: { type: "integer", minimum: 0, maximum: 9 } }, toughness: { type: "integer", minimum: 0, maximum: 20 }, mobile: { type: "boolean" }, needsPower: { type: "boolean" }, edges: { type: "array", minItems: 6, maxItems: 6, items: { $ref: "#/$defs/edge" } }, effects: { type: "array", maxItems: 8, items: { $ref: "#/$defs/effect" } } } }, edge: { type: "object", additionalProperties: !1, properties: { melee: { $ref: "#/$defs/strength" }, ranged: { $ref: "#/$defs/strength" }, gauss: { type: "boolean" }, scatter: { type: "array", minItems: 1, maxItems: 6, items: { $ref: "#/$defs/strength" } }, rocket: { type: "object", additionalProperties: !1, required: ["strength", "reach"], properties: { strength: { $ref: "#/$defs/strength" }, reach: { type: "integer", minimum: 1, maximum: 6 } } }, armour: { type: "boolean" }, net: { type: "boolean" }, link: { type: "boolean" } } }, effect: { type: "object", required: ["kind"], properties: { kind: { type: "string", maxLength: 20 } }, discriminator: { propertyName: "kind" }, oneOf: [{ additionalProperties: !1, properties: { kind: { const: "boost" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, melee: { $ref: "#/$defs/change" }, ranged: { $ref: "#/$defs/change" }, initiative: { $ref: "#/$defs/change" }, toughness: { type: "integer", minimum: 0, maximum: 20 }, actions: { type: "integer", minimum: 0, maximum: 3 } } }, { additionalProperties: !1, required: ["initiative"], properties: { kind: { const: "set" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, initiative: { type: "integer", minimum: 0, maximum: 9 } } }, { additionalProperties: !1, properties: { kind: { enum: ["carry", "heal", "power"] }, reach: { $ref: "#/$defs/reach" } } }, { additionalProperties: !1, required: ["steps"], properties: { kind: { const: "stride" }, steps: { type: "integer", minimum: 2, maximum: 3 } } }, { additionalProperties: !1, properties: { kind: { enum: ["capture", "convert", "battle", "move", "push", "destroy", "swap"] } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { enum: ["explode", "stalk", "wound", "blast"] }, strength: { $ref: "#/$defs/strength" } } }, { additionalProperties: !1, required: ["marker", "until"], properties: { kind: { enum: ["taint", "mark"] }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { const: "trap" }, strength: { $ref: "#/$defs/strength" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, properties: { kind: { const: "turn" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, required: ["act"], properties: { kind: { const: "action" }, act: { enum: ["push", "turn", "swap", "mark"] }, cost: { type: "integer", minimum: 0, maximum: 20 }, reach: { enum: ["adjacent", "board"] }, whom: { $ref: "#/$defs/whom" }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }] } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { type: "string", minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9-]*$", description: "small letters, digits and hyphens, and a letter first: swamp-runner", descriptionFr: "minuscules sans accents, chiffres et traits d’union, une lettre d’abord : swamp-runner" }, pattern3 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (ucs2length(data) > 40) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern3.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fr === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fr" }, schema: schema21.required, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "en" || key0 === "fr")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.en !== void 0) {
      let data0 = data.en;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fr !== void 0) {
      let data1 = data.fr;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 60) {
          let err6 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data1) < 1) {
          let err7 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["id", "name", "kind"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, first: { $ref: "#/$defs/words" }, aliases: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, count: { type: "integer", minimum: 1, maximum: 40 }, kind: { enum: ["hq", "soldier", "module", "foundation", "instant"] }, initiative: { type: "array", maxItems: 6, items: { type: "integer", minimum: 0, maximum: 9 } }, toughness: { type: "integer", minimum: 0, maximum: 20 }, mobile: { type: "boolean" }, needsPower: { type: "boolean" }, edges: { type: "array", minItems: 6, maxItems: 6, items: { $ref: "#/$defs/edge" } }, effects: { type: "array", maxItems: 8, items: { $ref: "#/$defs/effect" } } } }, schema23 = { type: "object", additionalProperties: !1, properties: { melee: { $ref: "#/$defs/strength" }, ranged: { $ref: "#/$defs/strength" }, gauss: { type: "boolean" }, scatter: { type: "array", minItems: 1, maxItems: 6, items: { $ref: "#/$defs/strength" } }, rocket: { type: "object", additionalProperties: !1, required: ["strength", "reach"], properties: { strength: { $ref: "#/$defs/strength" }, reach: { type: "integer", minimum: 1, maximum: 6 } } }, armour: { type: "boolean" }, net: { type: "boolean" }, link: { type: "boolean" } } }, schema24 = { type: "integer", minimum: 1, maximum: 20 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 1 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "melee" || key0 === "ranged" || key0 === "gauss" || key0 === "scatter" || key0 === "rocket" || key0 === "armour" || key0 === "net" || key0 === "link")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.melee !== void 0 && (validate64(data.melee, { instancePath: instancePath + "/melee", parentData: data, parentDataProperty: "melee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.ranged !== void 0 && (validate64(data.ranged, { instancePath: instancePath + "/ranged", parentData: data, parentDataProperty: "ranged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.gauss !== void 0) {
      let data2 = data.gauss;
      if (typeof data2 != "boolean") {
        let err1 = { instancePath: instancePath + "/gauss", schemaPath: "#/properties/gauss/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.gauss.type, parentSchema: schema23.properties.gauss, data: data2 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.scatter !== void 0) {
      let data3 = data.scatter;
      if (Array.isArray(data3)) {
        if (data3.length > 6) {
          let err2 = { instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema23.properties.scatter, data: data3 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data3.length < 1) {
          let err3 = { instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.scatter, data: data3 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate64(data3[i0], { instancePath: instancePath + "/scatter/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.scatter.type, parentSchema: schema23.properties.scatter, data: data3 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.rocket !== void 0) {
      let data5 = data.rocket;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.strength === void 0) {
          let err5 = { instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema23.properties.rocket.required, parentSchema: schema23.properties.rocket, data: data5 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data5.reach === void 0) {
          let err6 = { instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/required", keyword: "required", params: { missingProperty: "reach" }, schema: schema23.properties.rocket.required, parentSchema: schema23.properties.rocket, data: data5 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "strength" || key1 === "reach")) {
            let err7 = { instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.rocket, data: data5 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data5.strength !== void 0 && (validate64(data5.strength, { instancePath: instancePath + "/rocket/strength", parentData: data5, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data5.reach !== void 0) {
          let data7 = data5.reach;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err8 = { instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.rocket.properties.reach.type, parentSchema: schema23.properties.rocket.properties.reach, data: data7 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 6 || isNaN(data7)) {
              let err9 = { instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema23.properties.rocket.properties.reach, data: data7 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              let err10 = { instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.rocket.properties.reach, data: data7 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.rocket.type, parentSchema: schema23.properties.rocket, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.armour !== void 0) {
      let data8 = data.armour;
      if (typeof data8 != "boolean") {
        let err12 = { instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.armour.type, parentSchema: schema23.properties.armour, data: data8 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.net !== void 0) {
      let data9 = data.net;
      if (typeof data9 != "boolean") {
        let err13 = { instancePath: instancePath + "/net", schemaPath: "#/properties/net/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.net.type, parentSchema: schema23.properties.net, data: data9 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.link !== void 0) {
      let data10 = data.link;
      if (typeof data10 != "boolean") {
        let err14 = { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.link.type, parentSchema: schema23.properties.link, data: data10 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "object", required: ["kind"], properties: { kind: { type: "string", maxLength: 20 } }, discriminator: { propertyName: "kind" }, oneOf: [{ additionalProperties: !1, properties: { kind: { const: "boost" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, melee: { $ref: "#/$defs/change" }, ranged: { $ref: "#/$defs/change" }, initiative: { $ref: "#/$defs/change" }, toughness: { type: "integer", minimum: 0, maximum: 20 }, actions: { type: "integer", minimum: 0, maximum: 3 } } }, { additionalProperties: !1, required: ["initiative"], properties: { kind: { const: "set" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, initiative: { type: "integer", minimum: 0, maximum: 9 } } }, { additionalProperties: !1, properties: { kind: { enum: ["carry", "heal", "power"] }, reach: { $ref: "#/$defs/reach" } } }, { additionalProperties: !1, required: ["steps"], properties: { kind: { const: "stride" }, steps: { type: "integer", minimum: 2, maximum: 3 } } }, { additionalProperties: !1, properties: { kind: { enum: ["capture", "convert", "battle", "move", "push", "destroy", "swap"] } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { enum: ["explode", "stalk", "wound", "blast"] }, strength: { $ref: "#/$defs/strength" } } }, { additionalProperties: !1, required: ["marker", "until"], properties: { kind: { enum: ["taint", "mark"] }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { const: "trap" }, strength: { $ref: "#/$defs/strength" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, properties: { kind: { const: "turn" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, required: ["act"], properties: { kind: { const: "action" }, act: { enum: ["push", "turn", "swap", "mark"] }, cost: { type: "integer", minimum: 0, maximum: 20 }, reach: { enum: ["adjacent", "board"] }, whom: { $ref: "#/$defs/whom" }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }] }, schema26 = { enum: ["friends", "enemies"] };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "friends" || data === "enemies")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { enum: ["links", "adjacent", "board", "here"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "links" || data === "adjacent" || data === "board" || data === "here")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, schema: schema27.enum, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "integer", minimum: -20, maximum: 20 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < -20 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -20 }, schema: -20, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { enum: ["paralysed", "netted", "poisoned"] };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "paralysed" || data === "netted" || data === "poisoned")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema29.enum }, schema: schema29.enum, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { enum: ["battle", "turn", "ever"] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data === "battle" || data === "turn" || data === "ever")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, schema: schema30.enum, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, schema: schema25.required, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 20) {
          let err1 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 20 }, schema: 20, parentSchema: schema25.properties.kind, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, schema: schema25.properties.kind.type, parentSchema: schema25.properties.kind, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "boost") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key0 in data)
            if (!(key0 === "kind" || key0 === "whom" || key0 === "reach" || key0 === "melee" || key0 === "ranged" || key0 === "initiative" || key0 === "toughness" || key0 === "actions")) {
              let err3 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema25.oneOf[0], data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          if (data.kind !== void 0) {
            let data1 = data.kind;
            if (data1 !== "boost") {
              let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "boost" }, schema: "boost", parentSchema: schema25.oneOf[0].properties.kind, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          }
          if (data.whom !== void 0 && (validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.reach !== void 0 && (validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.melee !== void 0 && (validate75(data.melee, { instancePath: instancePath + "/melee", parentData: data, parentDataProperty: "melee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.ranged !== void 0 && (validate75(data.ranged, { instancePath: instancePath + "/ranged", parentData: data, parentDataProperty: "ranged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.initiative !== void 0 && (validate75(data.initiative, { instancePath: instancePath + "/initiative", parentData: data, parentDataProperty: "initiative", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.toughness !== void 0) {
            let data7 = data.toughness;
            if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
              let err5 = { instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[0].properties.toughness.type, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (typeof data7 == "number" && isFinite(data7)) {
              if (data7 > 20 || isNaN(data7)) {
                let err6 = { instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (data7 < 0 || isNaN(data7)) {
                let err7 = { instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          }
          if (data.actions !== void 0) {
            let data8 = data.actions;
            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
              let err8 = { instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[0].properties.actions.type, parentSchema: schema25.oneOf[0].properties.actions, data: data8 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (typeof data8 == "number" && isFinite(data8)) {
              if (data8 > 3 || isNaN(data8)) {
                let err9 = { instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, schema: 3, parentSchema: schema25.oneOf[0].properties.actions, data: data8 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
              if (data8 < 0 || isNaN(data8)) {
                let err10 = { instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[0].properties.actions, data: data8 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          }
        }
        var props0 = !0;
      } else if (tag0 === "set") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.initiative === void 0) {
            let err11 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "initiative" }, schema: schema25.oneOf[1].required, parentSchema: schema25.oneOf[1], data };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          for (let key1 in data)
            if (!(key1 === "kind" || key1 === "whom" || key1 === "reach" || key1 === "initiative")) {
              let err12 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema25.oneOf[1], data };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          if (data.kind !== void 0) {
            let data9 = data.kind;
            if (data9 !== "set") {
              let err13 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "set" }, schema: "set", parentSchema: schema25.oneOf[1].properties.kind, data: data9 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
          if (data.whom !== void 0 && (validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.reach !== void 0 && (validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.initiative !== void 0) {
            let data12 = data.initiative;
            if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
              let err14 = { instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[1].properties.initiative.type, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (typeof data12 == "number" && isFinite(data12)) {
              if (data12 > 9 || isNaN(data12)) {
                let err15 = { instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
              if (data12 < 0 || isNaN(data12)) {
                let err16 = { instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "carry") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key2 in data)
            if (!(key2 === "kind" || key2 === "reach")) {
              let err17 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema25.oneOf[2], data };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          if (data.kind !== void 0) {
            let data13 = data.kind;
            if (!(data13 === "carry" || data13 === "heal" || data13 === "power")) {
              let err18 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data13 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
          data.reach !== void 0 && (validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "heal") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key3 in data)
            if (!(key3 === "kind" || key3 === "reach")) {
              let err19 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: !1, parentSchema: schema25.oneOf[2], data };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          if (data.kind !== void 0) {
            let data15 = data.kind;
            if (!(data15 === "carry" || data15 === "heal" || data15 === "power")) {
              let err20 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data15 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
          data.reach !== void 0 && (validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "power") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key4 in data)
            if (!(key4 === "kind" || key4 === "reach")) {
              let err21 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: !1, parentSchema: schema25.oneOf[2], data };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          if (data.kind !== void 0) {
            let data17 = data.kind;
            if (!(data17 === "carry" || data17 === "heal" || data17 === "power")) {
              let err22 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data17 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          }
          data.reach !== void 0 && (validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "stride") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.steps === void 0) {
            let err23 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "steps" }, schema: schema25.oneOf[3].required, parentSchema: schema25.oneOf[3], data };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          for (let key5 in data)
            if (!(key5 === "kind" || key5 === "steps")) {
              let err24 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, schema: !1, parentSchema: schema25.oneOf[3], data };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          if (data.kind !== void 0) {
            let data19 = data.kind;
            if (data19 !== "stride") {
              let err25 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "stride" }, schema: "stride", parentSchema: schema25.oneOf[3].properties.kind, data: data19 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
          if (data.steps !== void 0) {
            let data20 = data.steps;
            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
              let err26 = { instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[3].properties.steps.type, parentSchema: schema25.oneOf[3].properties.steps, data: data20 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (typeof data20 == "number" && isFinite(data20)) {
              if (data20 > 3 || isNaN(data20)) {
                let err27 = { instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, schema: 3, parentSchema: schema25.oneOf[3].properties.steps, data: data20 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
              if (data20 < 2 || isNaN(data20)) {
                let err28 = { instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema25.oneOf[3].properties.steps, data: data20 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "capture") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key6 in data)
            if (key6 !== "kind") {
              let err29 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          if (data.kind !== void 0) {
            let data21 = data.kind;
            if (!(data21 === "capture" || data21 === "convert" || data21 === "battle" || data21 === "move" || data21 === "push" || data21 === "destroy" || data21 === "swap")) {
              let err30 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data21 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "convert") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key7 in data)
            if (key7 !== "kind") {
              let err31 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          if (data.kind !== void 0) {
            let data22 = data.kind;
            if (!(data22 === "capture" || data22 === "convert" || data22 === "battle" || data22 === "move" || data22 === "push" || data22 === "destroy" || data22 === "swap")) {
              let err32 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data22 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "battle") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key8 in data)
            if (key8 !== "kind") {
              let err33 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          if (data.kind !== void 0) {
            let data23 = data.kind;
            if (!(data23 === "capture" || data23 === "convert" || data23 === "battle" || data23 === "move" || data23 === "push" || data23 === "destroy" || data23 === "swap")) {
              let err34 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data23 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "move") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key9 in data)
            if (key9 !== "kind") {
              let err35 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          if (data.kind !== void 0) {
            let data24 = data.kind;
            if (!(data24 === "capture" || data24 === "convert" || data24 === "battle" || data24 === "move" || data24 === "push" || data24 === "destroy" || data24 === "swap")) {
              let err36 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data24 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "push") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key10 in data)
            if (key10 !== "kind") {
              let err37 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          if (data.kind !== void 0) {
            let data25 = data.kind;
            if (!(data25 === "capture" || data25 === "convert" || data25 === "battle" || data25 === "move" || data25 === "push" || data25 === "destroy" || data25 === "swap")) {
              let err38 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data25 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "destroy") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key11 in data)
            if (key11 !== "kind") {
              let err39 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          if (data.kind !== void 0) {
            let data26 = data.kind;
            if (!(data26 === "capture" || data26 === "convert" || data26 === "battle" || data26 === "move" || data26 === "push" || data26 === "destroy" || data26 === "swap")) {
              let err40 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data26 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "swap") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key12 in data)
            if (key12 !== "kind") {
              let err41 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, schema: !1, parentSchema: schema25.oneOf[4], data };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          if (data.kind !== void 0) {
            let data27 = data.kind;
            if (!(data27 === "capture" || data27 === "convert" || data27 === "battle" || data27 === "move" || data27 === "push" || data27 === "destroy" || data27 === "swap")) {
              let err42 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data27 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          }
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "explode") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.strength === void 0) {
            let err43 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          for (let key13 in data)
            if (!(key13 === "kind" || key13 === "strength")) {
              let err44 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, schema: !1, parentSchema: schema25.oneOf[5], data };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          if (data.kind !== void 0) {
            let data28 = data.kind;
            if (!(data28 === "explode" || data28 === "stalk" || data28 === "wound" || data28 === "blast")) {
              let err45 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data28 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          }
          data.strength !== void 0 && (validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "stalk") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.strength === void 0) {
            let err46 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          for (let key14 in data)
            if (!(key14 === "kind" || key14 === "strength")) {
              let err47 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, schema: !1, parentSchema: schema25.oneOf[5], data };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          if (data.kind !== void 0) {
            let data30 = data.kind;
            if (!(data30 === "explode" || data30 === "stalk" || data30 === "wound" || data30 === "blast")) {
              let err48 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data30 };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          }
          data.strength !== void 0 && (validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "wound") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.strength === void 0) {
            let err49 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          for (let key15 in data)
            if (!(key15 === "kind" || key15 === "strength")) {
              let err50 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, schema: !1, parentSchema: schema25.oneOf[5], data };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          if (data.kind !== void 0) {
            let data32 = data.kind;
            if (!(data32 === "explode" || data32 === "stalk" || data32 === "wound" || data32 === "blast")) {
              let err51 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data32 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          }
          data.strength !== void 0 && (validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "blast") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.strength === void 0) {
            let err52 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
          for (let key16 in data)
            if (!(key16 === "kind" || key16 === "strength")) {
              let err53 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, schema: !1, parentSchema: schema25.oneOf[5], data };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          if (data.kind !== void 0) {
            let data34 = data.kind;
            if (!(data34 === "explode" || data34 === "stalk" || data34 === "wound" || data34 === "blast")) {
              let err54 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data34 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          }
          data.strength !== void 0 && (validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "taint") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.marker === void 0) {
            let err55 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "marker" }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (data.until === void 0) {
            let err56 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "until" }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          for (let key17 in data)
            if (!(key17 === "kind" || key17 === "marker" || key17 === "until")) {
              let err57 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, schema: !1, parentSchema: schema25.oneOf[6], data };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          if (data.kind !== void 0) {
            let data36 = data.kind;
            if (!(data36 === "taint" || data36 === "mark")) {
              let err58 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[6].properties.kind.enum }, schema: schema25.oneOf[6].properties.kind.enum, parentSchema: schema25.oneOf[6].properties.kind, data: data36 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
          }
          data.marker !== void 0 && (validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length)), data.until !== void 0 && (validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "mark") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.marker === void 0) {
            let err59 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "marker" }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (data.until === void 0) {
            let err60 = { instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: "until" }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          for (let key18 in data)
            if (!(key18 === "kind" || key18 === "marker" || key18 === "until")) {
              let err61 = { instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, schema: !1, parentSchema: schema25.oneOf[6], data };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          if (data.kind !== void 0) {
            let data39 = data.kind;
            if (!(data39 === "taint" || data39 === "mark")) {
              let err62 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[6].properties.kind.enum }, schema: schema25.oneOf[6].properties.kind.enum, parentSchema: schema25.oneOf[6].properties.kind, data: data39 };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          }
          data.marker !== void 0 && (validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length)), data.until !== void 0 && (validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "trap") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.strength === void 0) {
            let err63 = { instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: "strength" }, schema: schema25.oneOf[7].required, parentSchema: schema25.oneOf[7], data };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
          for (let key19 in data)
            if (!(key19 === "kind" || key19 === "strength" || key19 === "whom")) {
              let err64 = { instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, schema: !1, parentSchema: schema25.oneOf[7], data };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          if (data.kind !== void 0) {
            let data42 = data.kind;
            if (data42 !== "trap") {
              let err65 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "trap" }, schema: "trap", parentSchema: schema25.oneOf[7].properties.kind, data: data42 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
          }
          data.strength !== void 0 && (validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length)), data.whom !== void 0 && (validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "turn") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          for (let key20 in data)
            if (!(key20 === "kind" || key20 === "whom")) {
              let err66 = { instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, schema: !1, parentSchema: schema25.oneOf[8], data };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          if (data.kind !== void 0) {
            let data45 = data.kind;
            if (data45 !== "turn") {
              let err67 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "turn" }, schema: "turn", parentSchema: schema25.oneOf[8].properties.kind, data: data45 };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
          }
          data.whom !== void 0 && (validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else if (tag0 === "action") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.act === void 0) {
            let err68 = { instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: "act" }, schema: schema25.oneOf[9].required, parentSchema: schema25.oneOf[9], data };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
          for (let key21 in data)
            if (!(key21 === "kind" || key21 === "act" || key21 === "cost" || key21 === "reach" || key21 === "whom" || key21 === "marker" || key21 === "until")) {
              let err69 = { instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, schema: !1, parentSchema: schema25.oneOf[9], data };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
          if (data.kind !== void 0) {
            let data47 = data.kind;
            if (data47 !== "action") {
              let err70 = { instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "action" }, schema: "action", parentSchema: schema25.oneOf[9].properties.kind, data: data47 };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
          if (data.act !== void 0) {
            let data48 = data.act;
            if (!(data48 === "push" || data48 === "turn" || data48 === "swap" || data48 === "mark")) {
              let err71 = { instancePath: instancePath + "/act", schemaPath: "#/oneOf/9/properties/act/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[9].properties.act.enum }, schema: schema25.oneOf[9].properties.act.enum, parentSchema: schema25.oneOf[9].properties.act, data: data48 };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          }
          if (data.cost !== void 0) {
            let data49 = data.cost;
            if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49))) {
              let err72 = { instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[9].properties.cost.type, parentSchema: schema25.oneOf[9].properties.cost, data: data49 };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (typeof data49 == "number" && isFinite(data49)) {
              if (data49 > 20 || isNaN(data49)) {
                let err73 = { instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema25.oneOf[9].properties.cost, data: data49 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
              if (data49 < 0 || isNaN(data49)) {
                let err74 = { instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[9].properties.cost, data: data49 };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
            }
          }
          if (data.reach !== void 0) {
            let data50 = data.reach;
            if (!(data50 === "adjacent" || data50 === "board")) {
              let err75 = { instancePath: instancePath + "/reach", schemaPath: "#/oneOf/9/properties/reach/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[9].properties.reach.enum }, schema: schema25.oneOf[9].properties.reach.enum, parentSchema: schema25.oneOf[9].properties.reach, data: data50 };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          }
          data.whom !== void 0 && (validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.marker !== void 0 && (validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length)), data.until !== void 0 && (validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length));
        }
        props0 !== !0 && (props0 = !0);
      } else {
        let err76 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, schema: schema25.discriminator, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    else {
      let err77 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, schema: schema25.discriminator, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
    }
  } else {
    let err78 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema25.type, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
  }
  return validate70.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate70.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, schema: schema22.required, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema22.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.first !== void 0 && (validate55(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.aliases !== void 0) {
      let data3 = data.aliases;
      if (Array.isArray(data3)) {
        if (data3.length > 8) {
          let err4 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema22.properties.aliases, data: data3 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data3[i0], { instancePath: instancePath + "/aliases/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.aliases.type, parentSchema: schema22.properties.aliases, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.count !== void 0) {
      let data5 = data.count;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.count.type, parentSchema: schema22.properties.count, data: data5 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 40 || isNaN(data5)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema22.properties.count, data: data5 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema22.properties.count, data: data5 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      if (!(data6 === "hq" || data6 === "soldier" || data6 === "module" || data6 === "foundation" || data6 === "instant")) {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema22.properties.kind.enum }, schema: schema22.properties.kind.enum, parentSchema: schema22.properties.kind, data: data6 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.initiative !== void 0) {
      let data7 = data.initiative;
      if (Array.isArray(data7)) {
        if (data7.length > 6) {
          let err10 = { instancePath: instancePath + "/initiative", schemaPath: "#/properties/initiative/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.initiative, data: data7 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err11 = { instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.initiative.items.type, parentSchema: schema22.properties.initiative.items, data: data8 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 9 || isNaN(data8)) {
              let err12 = { instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema22.properties.initiative.items, data: data8 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              let err13 = { instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.initiative.items, data: data8 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/initiative", schemaPath: "#/properties/initiative/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.initiative.type, parentSchema: schema22.properties.initiative, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.toughness !== void 0) {
      let data9 = data.toughness;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err15 = { instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.toughness.type, parentSchema: schema22.properties.toughness, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 20 || isNaN(data9)) {
          let err16 = { instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema22.properties.toughness, data: data9 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err17 = { instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.toughness, data: data9 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.mobile !== void 0) {
      let data10 = data.mobile;
      if (typeof data10 != "boolean") {
        let err18 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.mobile.type, parentSchema: schema22.properties.mobile, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.needsPower !== void 0) {
      let data11 = data.needsPower;
      if (typeof data11 != "boolean") {
        let err19 = { instancePath: instancePath + "/needsPower", schemaPath: "#/properties/needsPower/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.needsPower.type, parentSchema: schema22.properties.needsPower, data: data11 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.edges !== void 0) {
      let data12 = data.edges;
      if (Array.isArray(data12)) {
        if (data12.length > 6) {
          let err20 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.edges, data: data12 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data12.length < 6) {
          let err21 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/minItems", keyword: "minItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.edges, data: data12 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate63(data12[i2], { instancePath: instancePath + "/edges/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.edges.type, parentSchema: schema22.properties.edges, data: data12 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.effects !== void 0) {
      let data14 = data.effects;
      if (Array.isArray(data14)) {
        if (data14.length > 8) {
          let err23 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema22.properties.effects, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate70(data14[i3], { instancePath: instancePath + "/effects/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.effects.type, parentSchema: schema22.properties.effects, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.hq === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hq" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tiles === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tiles" }, schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 300) {
          let err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 300 }, schema: 300, parentSchema: schema19.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (data1 !== "neuroshima-army/1") {
        let err8 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "neuroshima-army/1" }, schema: "neuroshima-army/1", parentSchema: schema19.properties.format, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.id !== void 0 && (validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.first !== void 0 && (validate55(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.colour !== void 0) {
      let data5 = data.colour;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 7) {
          let err9 = { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/maxLength", keyword: "maxLength", params: { limit: 7 }, schema: 7, parentSchema: schema19.properties.colour, data: data5 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern4.test(data5)) {
          let err10 = { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, schema: "^#[0-9a-fA-F]{6}$", parentSchema: schema19.properties.colour, data: data5 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.colour.type, parentSchema: schema19.properties.colour, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hostileToPartner !== void 0) {
      let data6 = data.hostileToPartner;
      if (typeof data6 != "boolean") {
        let err12 = { instancePath: instancePath + "/hostileToPartner", schemaPath: "#/properties/hostileToPartner/type", keyword: "type", params: { type: "boolean" }, schema: schema19.properties.hostileToPartner.type, parentSchema: schema19.properties.hostileToPartner, data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.companion !== void 0) {
      let data7 = data.companion;
      if (typeof data7 != "boolean") {
        let err13 = { instancePath: instancePath + "/companion", schemaPath: "#/properties/companion/type", keyword: "type", params: { type: "boolean" }, schema: schema19.properties.companion.type, parentSchema: schema19.properties.companion, data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hq !== void 0 && (validate58(data.hq, { instancePath: instancePath + "/hq", parentData: data, parentDataProperty: "hq", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.tiles !== void 0) {
      let data9 = data.tiles;
      if (Array.isArray(data9)) {
        if (data9.length > 60) {
          let err14 = { instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.tiles, data: data9 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data9.length < 1) {
          let err15 = { instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.tiles, data: data9 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate58(data9[i0], { instancePath: instancePath + "/tiles/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.tiles.type, parentSchema: schema19.properties.tiles, data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  neuroshima_army_schema_default as default,
  validate
};
