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
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 40)
        return validate53.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data }], !1;
      if (ucs2length(data) < 1)
        return validate53.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema20, data }], !1;
      if (!pattern3.test(data))
        return validate53.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, schema: "^[a-z][a-z0-9-]*$", parentSchema: schema20, data }], !1;
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", additionalProperties: !1, required: ["en", "fr"], properties: { en: { type: "string", minLength: 1, maxLength: 60 }, fr: { type: "string", minLength: 1, maxLength: 60 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema21.required, parentSchema: schema21, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 60)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.en, data: data0 }], !1;
                if (ucs2length(data0) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 60)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 60 }, schema: 60, parentSchema: schema21.properties.fr, data: data1 }], !1;
                  if (ucs2length(data1) < 1)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", additionalProperties: !1, required: ["id", "name", "kind"], properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, first: { $ref: "#/$defs/words" }, aliases: { type: "array", maxItems: 8, items: { $ref: "#/$defs/id" } }, count: { type: "integer", minimum: 1, maximum: 40 }, kind: { enum: ["hq", "soldier", "module", "foundation", "instant"] }, initiative: { type: "array", maxItems: 6, items: { type: "integer", minimum: 0, maximum: 9 } }, toughness: { type: "integer", minimum: 0, maximum: 20 }, mobile: { type: "boolean" }, needsPower: { type: "boolean" }, edges: { type: "array", minItems: 6, maxItems: 6, items: { $ref: "#/$defs/edge" } }, effects: { type: "array", maxItems: 8, items: { $ref: "#/$defs/effect" } } } }, schema23 = { type: "object", additionalProperties: !1, properties: { melee: { $ref: "#/$defs/strength" }, ranged: { $ref: "#/$defs/strength" }, gauss: { type: "boolean" }, scatter: { type: "array", minItems: 1, maxItems: 6, items: { $ref: "#/$defs/strength" } }, rocket: { type: "object", additionalProperties: !1, required: ["strength", "reach"], properties: { strength: { $ref: "#/$defs/strength" }, reach: { type: "integer", minimum: 1, maximum: 6 } } }, armour: { type: "boolean" }, net: { type: "boolean" }, link: { type: "boolean" } } }, schema24 = { type: "integer", minimum: 1, maximum: 20 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema24.type, parentSchema: schema24, data }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data))
      return validate64.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema24, data }], !1;
    if (data < 1 || isNaN(data))
      return validate64.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema24, data }], !1;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "melee" || key0 === "ranged" || key0 === "gauss" || key0 === "scatter" || key0 === "rocket" || key0 === "armour" || key0 === "net" || key0 === "link")) {
          return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.melee !== void 0) {
          let _errs2 = errors;
          validate64(data.melee, { instancePath: instancePath + "/melee", parentData: data, parentDataProperty: "melee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.ranged !== void 0) {
            let _errs3 = errors;
            validate64(data.ranged, { instancePath: instancePath + "/ranged", parentData: data, parentDataProperty: "ranged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.gauss !== void 0) {
              let data2 = data.gauss, _errs4 = errors;
              if (typeof data2 != "boolean")
                return validate63.errors = [{ instancePath: instancePath + "/gauss", schemaPath: "#/properties/gauss/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.gauss.type, parentSchema: schema23.properties.gauss, data: data2 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.scatter !== void 0) {
                let data3 = data.scatter, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data3)) {
                    if (data3.length > 6)
                      return validate63.errors = [{ instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema23.properties.scatter, data: data3 }], !1;
                    if (data3.length < 1)
                      return validate63.errors = [{ instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema23.properties.scatter, data: data3 }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate64(data3[i0], { instancePath: instancePath + "/scatter/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate63.errors = [{ instancePath: instancePath + "/scatter", schemaPath: "#/properties/scatter/type", keyword: "type", params: { type: "array" }, schema: schema23.properties.scatter.type, parentSchema: schema23.properties.scatter, data: data3 }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.rocket !== void 0) {
                  let data5 = data.rocket, _errs9 = errors;
                  if (errors === _errs9)
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing0;
                      if (data5.strength === void 0 && (missing0 = "strength") || data5.reach === void 0 && (missing0 = "reach"))
                        return validate63.errors = [{ instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.properties.rocket.required, parentSchema: schema23.properties.rocket, data: data5 }], !1;
                      {
                        let _errs11 = errors;
                        for (let key1 in data5)
                          if (!(key1 === "strength" || key1 === "reach")) {
                            return validate63.errors = [{ instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema23.properties.rocket, data: data5 }], !1;
                            break;
                          }
                        if (_errs11 === errors) {
                          if (data5.strength !== void 0) {
                            let _errs12 = errors;
                            validate64(data5.strength, { instancePath: instancePath + "/rocket/strength", parentData: data5, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                            var valid2 = _errs12 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2)
                            if (data5.reach !== void 0) {
                              let data7 = data5.reach, _errs13 = errors;
                              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                return validate63.errors = [{ instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.rocket.properties.reach.type, parentSchema: schema23.properties.rocket.properties.reach, data: data7 }], !1;
                              if (errors === _errs13 && typeof data7 == "number" && isFinite(data7)) {
                                if (data7 > 6 || isNaN(data7))
                                  return validate63.errors = [{ instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, schema: 6, parentSchema: schema23.properties.rocket.properties.reach, data: data7 }], !1;
                                if (data7 < 1 || isNaN(data7))
                                  return validate63.errors = [{ instancePath: instancePath + "/rocket/reach", schemaPath: "#/properties/rocket/properties/reach/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema23.properties.rocket.properties.reach, data: data7 }], !1;
                              }
                              var valid2 = _errs13 === errors;
                            } else
                              var valid2 = !0;
                        }
                      }
                    } else
                      return validate63.errors = [{ instancePath: instancePath + "/rocket", schemaPath: "#/properties/rocket/type", keyword: "type", params: { type: "object" }, schema: schema23.properties.rocket.type, parentSchema: schema23.properties.rocket, data: data5 }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.armour !== void 0) {
                    let data8 = data.armour, _errs15 = errors;
                    if (typeof data8 != "boolean")
                      return validate63.errors = [{ instancePath: instancePath + "/armour", schemaPath: "#/properties/armour/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.armour.type, parentSchema: schema23.properties.armour, data: data8 }], !1;
                    var valid0 = _errs15 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.net !== void 0) {
                      let data9 = data.net, _errs17 = errors;
                      if (typeof data9 != "boolean")
                        return validate63.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.net.type, parentSchema: schema23.properties.net, data: data9 }], !1;
                      var valid0 = _errs17 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.link !== void 0) {
                        let data10 = data.link, _errs19 = errors;
                        if (typeof data10 != "boolean")
                          return validate63.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "boolean" }, schema: schema23.properties.link.type, parentSchema: schema23.properties.link, data: data10 }], !1;
                        var valid0 = _errs19 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "object", required: ["kind"], properties: { kind: { type: "string", maxLength: 20 } }, discriminator: { propertyName: "kind" }, oneOf: [{ additionalProperties: !1, properties: { kind: { const: "boost" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, melee: { $ref: "#/$defs/change" }, ranged: { $ref: "#/$defs/change" }, initiative: { $ref: "#/$defs/change" }, toughness: { type: "integer", minimum: 0, maximum: 20 }, actions: { type: "integer", minimum: 0, maximum: 3 } } }, { additionalProperties: !1, required: ["initiative"], properties: { kind: { const: "set" }, whom: { $ref: "#/$defs/whom" }, reach: { $ref: "#/$defs/reach" }, initiative: { type: "integer", minimum: 0, maximum: 9 } } }, { additionalProperties: !1, properties: { kind: { enum: ["carry", "heal", "power"] }, reach: { $ref: "#/$defs/reach" } } }, { additionalProperties: !1, required: ["steps"], properties: { kind: { const: "stride" }, steps: { type: "integer", minimum: 2, maximum: 3 } } }, { additionalProperties: !1, properties: { kind: { enum: ["capture", "convert", "battle", "move", "push", "destroy", "swap"] } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { enum: ["explode", "stalk", "wound", "blast"] }, strength: { $ref: "#/$defs/strength" } } }, { additionalProperties: !1, required: ["marker", "until"], properties: { kind: { enum: ["taint", "mark"] }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }, { additionalProperties: !1, required: ["strength"], properties: { kind: { const: "trap" }, strength: { $ref: "#/$defs/strength" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, properties: { kind: { const: "turn" }, whom: { $ref: "#/$defs/whom" } } }, { additionalProperties: !1, required: ["act"], properties: { kind: { const: "action" }, act: { enum: ["push", "turn", "swap", "mark"] }, cost: { type: "integer", minimum: 0, maximum: 20 }, reach: { enum: ["adjacent", "board"] }, whom: { $ref: "#/$defs/whom" }, marker: { $ref: "#/$defs/marker" }, until: { $ref: "#/$defs/until" } } }] }, schema26 = { enum: ["friends", "enemies"] };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "friends" || data === "enemies" ? (validate71.errors = vErrors, errors === 0) : (validate71.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, schema: schema26.enum, parentSchema: schema26, data }], !1);
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { enum: ["links", "adjacent", "board", "here"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "links" || data === "adjacent" || data === "board" || data === "here" ? (validate73.errors = vErrors, errors === 0) : (validate73.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, schema: schema27.enum, parentSchema: schema27, data }], !1);
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "integer", minimum: -20, maximum: 20 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)))
    return validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, schema: schema28.type, parentSchema: schema28, data }], !1;
  if (errors === 0 && typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data))
      return validate75.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema28, data }], !1;
    if (data < -20 || isNaN(data))
      return validate75.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -20 }, schema: -20, parentSchema: schema28, data }], !1;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { enum: ["paralysed", "netted", "poisoned"] };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "paralysed" || data === "netted" || data === "poisoned" ? (validate88.errors = vErrors, errors === 0) : (validate88.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema29.enum }, schema: schema29.enum, parentSchema: schema29, data }], !1);
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { enum: ["battle", "turn", "ever"] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data === "battle" || data === "turn" || data === "ever" ? (validate90.errors = vErrors, errors === 0) : (validate90.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, schema: schema30.enum, parentSchema: schema30, data }], !1);
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema25.required, parentSchema: schema25, data }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (ucs2length(data0) > 20)
              return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 20 }, schema: 20, parentSchema: schema25.properties.kind, data: data0 }], !1;
          } else
            return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, schema: schema25.properties.kind.type, parentSchema: schema25.properties.kind, data: data0 }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "boost") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs5 = errors;
              for (let key0 in data)
                if (!(key0 === "kind" || key0 === "whom" || key0 === "reach" || key0 === "melee" || key0 === "ranged" || key0 === "initiative" || key0 === "toughness" || key0 === "actions")) {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema25.oneOf[0], data }], !1;
                  break;
                }
              if (_errs5 === errors) {
                if (data.kind !== void 0) {
                  let data1 = data.kind, _errs6 = errors;
                  if (data1 !== "boost")
                    return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "boost" }, schema: "boost", parentSchema: schema25.oneOf[0].properties.kind, data: data1 }], !1;
                  var valid3 = _errs6 === errors;
                } else
                  var valid3 = !0;
                if (valid3) {
                  if (data.whom !== void 0) {
                    let _errs7 = errors;
                    validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                    var valid3 = _errs7 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data.reach !== void 0) {
                      let _errs8 = errors;
                      validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data.melee !== void 0) {
                        let _errs9 = errors;
                        validate75(data.melee, { instancePath: instancePath + "/melee", parentData: data, parentDataProperty: "melee", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data.ranged !== void 0) {
                          let _errs10 = errors;
                          validate75(data.ranged, { instancePath: instancePath + "/ranged", parentData: data, parentDataProperty: "ranged", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                          var valid3 = _errs10 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data.initiative !== void 0) {
                            let _errs11 = errors;
                            validate75(data.initiative, { instancePath: instancePath + "/initiative", parentData: data, parentDataProperty: "initiative", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                            var valid3 = _errs11 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data.toughness !== void 0) {
                              let data7 = data.toughness, _errs12 = errors;
                              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                                return validate70.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[0].properties.toughness.type, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 }], !1;
                              if (errors === _errs12 && typeof data7 == "number" && isFinite(data7)) {
                                if (data7 > 20 || isNaN(data7))
                                  return validate70.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 }], !1;
                                if (data7 < 0 || isNaN(data7))
                                  return validate70.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/oneOf/0/properties/toughness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[0].properties.toughness, data: data7 }], !1;
                              }
                              var valid3 = _errs12 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3)
                              if (data.actions !== void 0) {
                                let data8 = data.actions, _errs14 = errors;
                                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                  return validate70.errors = [{ instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[0].properties.actions.type, parentSchema: schema25.oneOf[0].properties.actions, data: data8 }], !1;
                                if (errors === _errs14 && typeof data8 == "number" && isFinite(data8)) {
                                  if (data8 > 3 || isNaN(data8))
                                    return validate70.errors = [{ instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, schema: 3, parentSchema: schema25.oneOf[0].properties.actions, data: data8 }], !1;
                                  if (data8 < 0 || isNaN(data8))
                                    return validate70.errors = [{ instancePath: instancePath + "/actions", schemaPath: "#/oneOf/0/properties/actions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[0].properties.actions, data: data8 }], !1;
                                }
                                var valid3 = _errs14 === errors;
                              } else
                                var valid3 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
            var props0 = !0;
          } else if (tag0 === "set") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.initiative === void 0 && (missing1 = "initiative"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema25.oneOf[1].required, parentSchema: schema25.oneOf[1], data }], !1;
              {
                let _errs17 = errors;
                for (let key1 in data)
                  if (!(key1 === "kind" || key1 === "whom" || key1 === "reach" || key1 === "initiative")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: !1, parentSchema: schema25.oneOf[1], data }], !1;
                    break;
                  }
                if (_errs17 === errors) {
                  if (data.kind !== void 0) {
                    let data9 = data.kind, _errs18 = errors;
                    if (data9 !== "set")
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "set" }, schema: "set", parentSchema: schema25.oneOf[1].properties.kind, data: data9 }], !1;
                    var valid5 = _errs18 === errors;
                  } else
                    var valid5 = !0;
                  if (valid5) {
                    if (data.whom !== void 0) {
                      let _errs19 = errors;
                      validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                      var valid5 = _errs19 === errors;
                    } else
                      var valid5 = !0;
                    if (valid5) {
                      if (data.reach !== void 0) {
                        let _errs20 = errors;
                        validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                        var valid5 = _errs20 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5)
                        if (data.initiative !== void 0) {
                          let data12 = data.initiative, _errs21 = errors;
                          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                            return validate70.errors = [{ instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[1].properties.initiative.type, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 }], !1;
                          if (errors === _errs21 && typeof data12 == "number" && isFinite(data12)) {
                            if (data12 > 9 || isNaN(data12))
                              return validate70.errors = [{ instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 }], !1;
                            if (data12 < 0 || isNaN(data12))
                              return validate70.errors = [{ instancePath: instancePath + "/initiative", schemaPath: "#/oneOf/1/properties/initiative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[1].properties.initiative, data: data12 }], !1;
                          }
                          var valid5 = _errs21 === errors;
                        } else
                          var valid5 = !0;
                    }
                  }
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "carry") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs24 = errors;
              for (let key2 in data)
                if (!(key2 === "kind" || key2 === "reach")) {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: !1, parentSchema: schema25.oneOf[2], data }], !1;
                  break;
                }
              if (_errs24 === errors) {
                if (data.kind !== void 0) {
                  let data13 = data.kind, _errs25 = errors;
                  if (!(data13 === "carry" || data13 === "heal" || data13 === "power"))
                    return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data13 }], !1;
                  var valid7 = _errs25 === errors;
                } else
                  var valid7 = !0;
                if (valid7)
                  if (data.reach !== void 0) {
                    let _errs26 = errors;
                    validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                    var valid7 = _errs26 === errors;
                  } else
                    var valid7 = !0;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "heal") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs28 = errors;
              for (let key3 in data)
                if (!(key3 === "kind" || key3 === "reach")) {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: !1, parentSchema: schema25.oneOf[2], data }], !1;
                  break;
                }
              if (_errs28 === errors) {
                if (data.kind !== void 0) {
                  let data15 = data.kind, _errs29 = errors;
                  if (!(data15 === "carry" || data15 === "heal" || data15 === "power"))
                    return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data15 }], !1;
                  var valid9 = _errs29 === errors;
                } else
                  var valid9 = !0;
                if (valid9)
                  if (data.reach !== void 0) {
                    let _errs30 = errors;
                    validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                    var valid9 = _errs30 === errors;
                  } else
                    var valid9 = !0;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "power") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs32 = errors;
              for (let key4 in data)
                if (!(key4 === "kind" || key4 === "reach")) {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: !1, parentSchema: schema25.oneOf[2], data }], !1;
                  break;
                }
              if (_errs32 === errors) {
                if (data.kind !== void 0) {
                  let data17 = data.kind, _errs33 = errors;
                  if (!(data17 === "carry" || data17 === "heal" || data17 === "power"))
                    return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[2].properties.kind.enum }, schema: schema25.oneOf[2].properties.kind.enum, parentSchema: schema25.oneOf[2].properties.kind, data: data17 }], !1;
                  var valid11 = _errs33 === errors;
                } else
                  var valid11 = !0;
                if (valid11)
                  if (data.reach !== void 0) {
                    let _errs34 = errors;
                    validate73(data.reach, { instancePath: instancePath + "/reach", parentData: data, parentDataProperty: "reach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                    var valid11 = _errs34 === errors;
                  } else
                    var valid11 = !0;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "stride") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.steps === void 0 && (missing2 = "steps"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema25.oneOf[3].required, parentSchema: schema25.oneOf[3], data }], !1;
              {
                let _errs36 = errors;
                for (let key5 in data)
                  if (!(key5 === "kind" || key5 === "steps")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, schema: !1, parentSchema: schema25.oneOf[3], data }], !1;
                    break;
                  }
                if (_errs36 === errors) {
                  if (data.kind !== void 0) {
                    let data19 = data.kind, _errs37 = errors;
                    if (data19 !== "stride")
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "stride" }, schema: "stride", parentSchema: schema25.oneOf[3].properties.kind, data: data19 }], !1;
                    var valid13 = _errs37 === errors;
                  } else
                    var valid13 = !0;
                  if (valid13)
                    if (data.steps !== void 0) {
                      let data20 = data.steps, _errs38 = errors;
                      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                        return validate70.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[3].properties.steps.type, parentSchema: schema25.oneOf[3].properties.steps, data: data20 }], !1;
                      if (errors === _errs38 && typeof data20 == "number" && isFinite(data20)) {
                        if (data20 > 3 || isNaN(data20))
                          return validate70.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, schema: 3, parentSchema: schema25.oneOf[3].properties.steps, data: data20 }], !1;
                        if (data20 < 2 || isNaN(data20))
                          return validate70.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/oneOf/3/properties/steps/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, schema: 2, parentSchema: schema25.oneOf[3].properties.steps, data: data20 }], !1;
                      }
                      var valid13 = _errs38 === errors;
                    } else
                      var valid13 = !0;
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "capture") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs41 = errors;
              for (let key6 in data)
                if (key6 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs41 === errors && data.kind !== void 0) {
                let data21 = data.kind;
                if (!(data21 === "capture" || data21 === "convert" || data21 === "battle" || data21 === "move" || data21 === "push" || data21 === "destroy" || data21 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data21 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "convert") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs44 = errors;
              for (let key7 in data)
                if (key7 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs44 === errors && data.kind !== void 0) {
                let data22 = data.kind;
                if (!(data22 === "capture" || data22 === "convert" || data22 === "battle" || data22 === "move" || data22 === "push" || data22 === "destroy" || data22 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data22 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "battle") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs47 = errors;
              for (let key8 in data)
                if (key8 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs47 === errors && data.kind !== void 0) {
                let data23 = data.kind;
                if (!(data23 === "capture" || data23 === "convert" || data23 === "battle" || data23 === "move" || data23 === "push" || data23 === "destroy" || data23 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data23 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "move") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs50 = errors;
              for (let key9 in data)
                if (key9 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs50 === errors && data.kind !== void 0) {
                let data24 = data.kind;
                if (!(data24 === "capture" || data24 === "convert" || data24 === "battle" || data24 === "move" || data24 === "push" || data24 === "destroy" || data24 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data24 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "push") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs53 = errors;
              for (let key10 in data)
                if (key10 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs53 === errors && data.kind !== void 0) {
                let data25 = data.kind;
                if (!(data25 === "capture" || data25 === "convert" || data25 === "battle" || data25 === "move" || data25 === "push" || data25 === "destroy" || data25 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data25 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "destroy") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs56 = errors;
              for (let key11 in data)
                if (key11 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs56 === errors && data.kind !== void 0) {
                let data26 = data.kind;
                if (!(data26 === "capture" || data26 === "convert" || data26 === "battle" || data26 === "move" || data26 === "push" || data26 === "destroy" || data26 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data26 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "swap") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs59 = errors;
              for (let key12 in data)
                if (key12 !== "kind") {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, schema: !1, parentSchema: schema25.oneOf[4], data }], !1;
                  break;
                }
              if (_errs59 === errors && data.kind !== void 0) {
                let data27 = data.kind;
                if (!(data27 === "capture" || data27 === "convert" || data27 === "battle" || data27 === "move" || data27 === "push" || data27 === "destroy" || data27 === "swap"))
                  return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[4].properties.kind.enum }, schema: schema25.oneOf[4].properties.kind.enum, parentSchema: schema25.oneOf[4].properties.kind, data: data27 }], !1;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "explode") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.strength === void 0 && (missing3 = "strength"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data }], !1;
              {
                let _errs62 = errors;
                for (let key13 in data)
                  if (!(key13 === "kind" || key13 === "strength")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, schema: !1, parentSchema: schema25.oneOf[5], data }], !1;
                    break;
                  }
                if (_errs62 === errors) {
                  if (data.kind !== void 0) {
                    let data28 = data.kind, _errs63 = errors;
                    if (!(data28 === "explode" || data28 === "stalk" || data28 === "wound" || data28 === "blast"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data28 }], !1;
                    var valid29 = _errs63 === errors;
                  } else
                    var valid29 = !0;
                  if (valid29)
                    if (data.strength !== void 0) {
                      let _errs64 = errors;
                      validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid29 = _errs64 === errors;
                    } else
                      var valid29 = !0;
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "stalk") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.strength === void 0 && (missing4 = "strength"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data }], !1;
              {
                let _errs66 = errors;
                for (let key14 in data)
                  if (!(key14 === "kind" || key14 === "strength")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, schema: !1, parentSchema: schema25.oneOf[5], data }], !1;
                    break;
                  }
                if (_errs66 === errors) {
                  if (data.kind !== void 0) {
                    let data30 = data.kind, _errs67 = errors;
                    if (!(data30 === "explode" || data30 === "stalk" || data30 === "wound" || data30 === "blast"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data30 }], !1;
                    var valid31 = _errs67 === errors;
                  } else
                    var valid31 = !0;
                  if (valid31)
                    if (data.strength !== void 0) {
                      let _errs68 = errors;
                      validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid31 = _errs68 === errors;
                    } else
                      var valid31 = !0;
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "wound") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing5;
              if (data.strength === void 0 && (missing5 = "strength"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing5 }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data }], !1;
              {
                let _errs70 = errors;
                for (let key15 in data)
                  if (!(key15 === "kind" || key15 === "strength")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, schema: !1, parentSchema: schema25.oneOf[5], data }], !1;
                    break;
                  }
                if (_errs70 === errors) {
                  if (data.kind !== void 0) {
                    let data32 = data.kind, _errs71 = errors;
                    if (!(data32 === "explode" || data32 === "stalk" || data32 === "wound" || data32 === "blast"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data32 }], !1;
                    var valid33 = _errs71 === errors;
                  } else
                    var valid33 = !0;
                  if (valid33)
                    if (data.strength !== void 0) {
                      let _errs72 = errors;
                      validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid33 = _errs72 === errors;
                    } else
                      var valid33 = !0;
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "blast") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing6;
              if (data.strength === void 0 && (missing6 = "strength"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing6 }, schema: schema25.oneOf[5].required, parentSchema: schema25.oneOf[5], data }], !1;
              {
                let _errs74 = errors;
                for (let key16 in data)
                  if (!(key16 === "kind" || key16 === "strength")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, schema: !1, parentSchema: schema25.oneOf[5], data }], !1;
                    break;
                  }
                if (_errs74 === errors) {
                  if (data.kind !== void 0) {
                    let data34 = data.kind, _errs75 = errors;
                    if (!(data34 === "explode" || data34 === "stalk" || data34 === "wound" || data34 === "blast"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[5].properties.kind.enum }, schema: schema25.oneOf[5].properties.kind.enum, parentSchema: schema25.oneOf[5].properties.kind, data: data34 }], !1;
                    var valid35 = _errs75 === errors;
                  } else
                    var valid35 = !0;
                  if (valid35)
                    if (data.strength !== void 0) {
                      let _errs76 = errors;
                      validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid35 = _errs76 === errors;
                    } else
                      var valid35 = !0;
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "taint") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.marker === void 0 && (missing7 = "marker") || data.until === void 0 && (missing7 = "until"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing7 }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data }], !1;
              {
                let _errs78 = errors;
                for (let key17 in data)
                  if (!(key17 === "kind" || key17 === "marker" || key17 === "until")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, schema: !1, parentSchema: schema25.oneOf[6], data }], !1;
                    break;
                  }
                if (_errs78 === errors) {
                  if (data.kind !== void 0) {
                    let data36 = data.kind, _errs79 = errors;
                    if (!(data36 === "taint" || data36 === "mark"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[6].properties.kind.enum }, schema: schema25.oneOf[6].properties.kind.enum, parentSchema: schema25.oneOf[6].properties.kind, data: data36 }], !1;
                    var valid37 = _errs79 === errors;
                  } else
                    var valid37 = !0;
                  if (valid37) {
                    if (data.marker !== void 0) {
                      let _errs80 = errors;
                      validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                      var valid37 = _errs80 === errors;
                    } else
                      var valid37 = !0;
                    if (valid37)
                      if (data.until !== void 0) {
                        let _errs81 = errors;
                        validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                        var valid37 = _errs81 === errors;
                      } else
                        var valid37 = !0;
                  }
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "mark") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing8;
              if (data.marker === void 0 && (missing8 = "marker") || data.until === void 0 && (missing8 = "until"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing8 }, schema: schema25.oneOf[6].required, parentSchema: schema25.oneOf[6], data }], !1;
              {
                let _errs83 = errors;
                for (let key18 in data)
                  if (!(key18 === "kind" || key18 === "marker" || key18 === "until")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, schema: !1, parentSchema: schema25.oneOf[6], data }], !1;
                    break;
                  }
                if (_errs83 === errors) {
                  if (data.kind !== void 0) {
                    let data39 = data.kind, _errs84 = errors;
                    if (!(data39 === "taint" || data39 === "mark"))
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[6].properties.kind.enum }, schema: schema25.oneOf[6].properties.kind.enum, parentSchema: schema25.oneOf[6].properties.kind, data: data39 }], !1;
                    var valid39 = _errs84 === errors;
                  } else
                    var valid39 = !0;
                  if (valid39) {
                    if (data.marker !== void 0) {
                      let _errs85 = errors;
                      validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                      var valid39 = _errs85 === errors;
                    } else
                      var valid39 = !0;
                    if (valid39)
                      if (data.until !== void 0) {
                        let _errs86 = errors;
                        validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                        var valid39 = _errs86 === errors;
                      } else
                        var valid39 = !0;
                  }
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "trap") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing9;
              if (data.strength === void 0 && (missing9 = "strength"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing9 }, schema: schema25.oneOf[7].required, parentSchema: schema25.oneOf[7], data }], !1;
              {
                let _errs88 = errors;
                for (let key19 in data)
                  if (!(key19 === "kind" || key19 === "strength" || key19 === "whom")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, schema: !1, parentSchema: schema25.oneOf[7], data }], !1;
                    break;
                  }
                if (_errs88 === errors) {
                  if (data.kind !== void 0) {
                    let data42 = data.kind, _errs89 = errors;
                    if (data42 !== "trap")
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "trap" }, schema: "trap", parentSchema: schema25.oneOf[7].properties.kind, data: data42 }], !1;
                    var valid41 = _errs89 === errors;
                  } else
                    var valid41 = !0;
                  if (valid41) {
                    if (data.strength !== void 0) {
                      let _errs90 = errors;
                      validate64(data.strength, { instancePath: instancePath + "/strength", parentData: data, parentDataProperty: "strength", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                      var valid41 = _errs90 === errors;
                    } else
                      var valid41 = !0;
                    if (valid41)
                      if (data.whom !== void 0) {
                        let _errs91 = errors;
                        validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                        var valid41 = _errs91 === errors;
                      } else
                        var valid41 = !0;
                  }
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "turn") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let _errs93 = errors;
              for (let key20 in data)
                if (!(key20 === "kind" || key20 === "whom")) {
                  return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, schema: !1, parentSchema: schema25.oneOf[8], data }], !1;
                  break;
                }
              if (_errs93 === errors) {
                if (data.kind !== void 0) {
                  let data45 = data.kind, _errs94 = errors;
                  if (data45 !== "turn")
                    return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "turn" }, schema: "turn", parentSchema: schema25.oneOf[8].properties.kind, data: data45 }], !1;
                  var valid43 = _errs94 === errors;
                } else
                  var valid43 = !0;
                if (valid43)
                  if (data.whom !== void 0) {
                    let _errs95 = errors;
                    validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                    var valid43 = _errs95 === errors;
                  } else
                    var valid43 = !0;
              }
            }
            props0 !== !0 && (props0 = !0);
          } else if (tag0 === "action") {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing10;
              if (data.act === void 0 && (missing10 = "act"))
                return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing10 }, schema: schema25.oneOf[9].required, parentSchema: schema25.oneOf[9], data }], !1;
              {
                let _errs97 = errors;
                for (let key21 in data)
                  if (!(key21 === "kind" || key21 === "act" || key21 === "cost" || key21 === "reach" || key21 === "whom" || key21 === "marker" || key21 === "until")) {
                    return validate70.errors = [{ instancePath, schemaPath: "#/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, schema: !1, parentSchema: schema25.oneOf[9], data }], !1;
                    break;
                  }
                if (_errs97 === errors) {
                  if (data.kind !== void 0) {
                    let data47 = data.kind, _errs98 = errors;
                    if (data47 !== "action")
                      return validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "action" }, schema: "action", parentSchema: schema25.oneOf[9].properties.kind, data: data47 }], !1;
                    var valid45 = _errs98 === errors;
                  } else
                    var valid45 = !0;
                  if (valid45) {
                    if (data.act !== void 0) {
                      let data48 = data.act, _errs99 = errors;
                      if (!(data48 === "push" || data48 === "turn" || data48 === "swap" || data48 === "mark"))
                        return validate70.errors = [{ instancePath: instancePath + "/act", schemaPath: "#/oneOf/9/properties/act/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[9].properties.act.enum }, schema: schema25.oneOf[9].properties.act.enum, parentSchema: schema25.oneOf[9].properties.act, data: data48 }], !1;
                      var valid45 = _errs99 === errors;
                    } else
                      var valid45 = !0;
                    if (valid45) {
                      if (data.cost !== void 0) {
                        let data49 = data.cost, _errs100 = errors;
                        if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49)))
                          return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/type", keyword: "type", params: { type: "integer" }, schema: schema25.oneOf[9].properties.cost.type, parentSchema: schema25.oneOf[9].properties.cost, data: data49 }], !1;
                        if (errors === _errs100 && typeof data49 == "number" && isFinite(data49)) {
                          if (data49 > 20 || isNaN(data49))
                            return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema25.oneOf[9].properties.cost, data: data49 }], !1;
                          if (data49 < 0 || isNaN(data49))
                            return validate70.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/oneOf/9/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema25.oneOf[9].properties.cost, data: data49 }], !1;
                        }
                        var valid45 = _errs100 === errors;
                      } else
                        var valid45 = !0;
                      if (valid45) {
                        if (data.reach !== void 0) {
                          let data50 = data.reach, _errs102 = errors;
                          if (!(data50 === "adjacent" || data50 === "board"))
                            return validate70.errors = [{ instancePath: instancePath + "/reach", schemaPath: "#/oneOf/9/properties/reach/enum", keyword: "enum", params: { allowedValues: schema25.oneOf[9].properties.reach.enum }, schema: schema25.oneOf[9].properties.reach.enum, parentSchema: schema25.oneOf[9].properties.reach, data: data50 }], !1;
                          var valid45 = _errs102 === errors;
                        } else
                          var valid45 = !0;
                        if (valid45) {
                          if (data.whom !== void 0) {
                            let _errs103 = errors;
                            validate71(data.whom, { instancePath: instancePath + "/whom", parentData: data, parentDataProperty: "whom", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
                            var valid45 = _errs103 === errors;
                          } else
                            var valid45 = !0;
                          if (valid45) {
                            if (data.marker !== void 0) {
                              let _errs104 = errors;
                              validate88(data.marker, { instancePath: instancePath + "/marker", parentData: data, parentDataProperty: "marker", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                              var valid45 = _errs104 === errors;
                            } else
                              var valid45 = !0;
                            if (valid45)
                              if (data.until !== void 0) {
                                let _errs105 = errors;
                                validate90(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                                var valid45 = _errs105 === errors;
                              } else
                                var valid45 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
            props0 !== !0 && (props0 = !0);
          } else
            return validate70.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, schema: schema25.discriminator, parentSchema: schema25, data }], !1;
        else
          return validate70.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, schema: schema25.discriminator, parentSchema: schema25, data }], !1;
      }
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema25.type, parentSchema: schema25, data }], !1;
  return validate70.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate70.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema22.required, parentSchema: schema22, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema22.properties, key0)) {
            return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first !== void 0) {
                let _errs4 = errors;
                validate55(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.aliases !== void 0) {
                  let data3 = data.aliases, _errs5 = errors;
                  if (errors === _errs5)
                    if (Array.isArray(data3)) {
                      if (data3.length > 8)
                        return validate58.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema22.properties.aliases, data: data3 }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs7 = errors;
                          validate53(data3[i0], { instancePath: instancePath + "/aliases/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                          var valid1 = _errs7 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate58.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.aliases.type, parentSchema: schema22.properties.aliases, data: data3 }], !1;
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.count !== void 0) {
                    let data5 = data.count, _errs8 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                      return validate58.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.count.type, parentSchema: schema22.properties.count, data: data5 }], !1;
                    if (errors === _errs8 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 40 || isNaN(data5))
                        return validate58.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 }, schema: 40, parentSchema: schema22.properties.count, data: data5 }], !1;
                      if (data5 < 1 || isNaN(data5))
                        return validate58.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema22.properties.count, data: data5 }], !1;
                    }
                    var valid0 = _errs8 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.kind !== void 0) {
                      let data6 = data.kind, _errs10 = errors;
                      if (!(data6 === "hq" || data6 === "soldier" || data6 === "module" || data6 === "foundation" || data6 === "instant"))
                        return validate58.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema22.properties.kind.enum }, schema: schema22.properties.kind.enum, parentSchema: schema22.properties.kind, data: data6 }], !1;
                      var valid0 = _errs10 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.initiative !== void 0) {
                        let data7 = data.initiative, _errs11 = errors;
                        if (errors === _errs11)
                          if (Array.isArray(data7)) {
                            if (data7.length > 6)
                              return validate58.errors = [{ instancePath: instancePath + "/initiative", schemaPath: "#/properties/initiative/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.initiative, data: data7 }], !1;
                            {
                              var valid2 = !0;
                              let len1 = data7.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data8 = data7[i1], _errs13 = errors;
                                if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                                  return validate58.errors = [{ instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.initiative.items.type, parentSchema: schema22.properties.initiative.items, data: data8 }], !1;
                                if (errors === _errs13 && typeof data8 == "number" && isFinite(data8)) {
                                  if (data8 > 9 || isNaN(data8))
                                    return validate58.errors = [{ instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, schema: 9, parentSchema: schema22.properties.initiative.items, data: data8 }], !1;
                                  if (data8 < 0 || isNaN(data8))
                                    return validate58.errors = [{ instancePath: instancePath + "/initiative/" + i1, schemaPath: "#/properties/initiative/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.initiative.items, data: data8 }], !1;
                                }
                                var valid2 = _errs13 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate58.errors = [{ instancePath: instancePath + "/initiative", schemaPath: "#/properties/initiative/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.initiative.type, parentSchema: schema22.properties.initiative, data: data7 }], !1;
                        var valid0 = _errs11 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.toughness !== void 0) {
                          let data9 = data.toughness, _errs15 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                            return validate58.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/type", keyword: "type", params: { type: "integer" }, schema: schema22.properties.toughness.type, parentSchema: schema22.properties.toughness, data: data9 }], !1;
                          if (errors === _errs15 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 20 || isNaN(data9))
                              return validate58.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, schema: 20, parentSchema: schema22.properties.toughness, data: data9 }], !1;
                            if (data9 < 0 || isNaN(data9))
                              return validate58.errors = [{ instancePath: instancePath + "/toughness", schemaPath: "#/properties/toughness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema22.properties.toughness, data: data9 }], !1;
                          }
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.mobile !== void 0) {
                            let data10 = data.mobile, _errs17 = errors;
                            if (typeof data10 != "boolean")
                              return validate58.errors = [{ instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.mobile.type, parentSchema: schema22.properties.mobile, data: data10 }], !1;
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.needsPower !== void 0) {
                              let data11 = data.needsPower, _errs19 = errors;
                              if (typeof data11 != "boolean")
                                return validate58.errors = [{ instancePath: instancePath + "/needsPower", schemaPath: "#/properties/needsPower/type", keyword: "type", params: { type: "boolean" }, schema: schema22.properties.needsPower.type, parentSchema: schema22.properties.needsPower, data: data11 }], !1;
                              var valid0 = _errs19 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.edges !== void 0) {
                                let data12 = data.edges, _errs21 = errors;
                                if (errors === _errs21)
                                  if (Array.isArray(data12)) {
                                    if (data12.length > 6)
                                      return validate58.errors = [{ instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.edges, data: data12 }], !1;
                                    if (data12.length < 6)
                                      return validate58.errors = [{ instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/minItems", keyword: "minItems", params: { limit: 6 }, schema: 6, parentSchema: schema22.properties.edges, data: data12 }], !1;
                                    {
                                      var valid3 = !0;
                                      let len2 = data12.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let _errs23 = errors;
                                        validate63(data12[i2], { instancePath: instancePath + "/edges/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
                                        var valid3 = _errs23 === errors;
                                        if (!valid3)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate58.errors = [{ instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.edges.type, parentSchema: schema22.properties.edges, data: data12 }], !1;
                                var valid0 = _errs21 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.effects !== void 0) {
                                  let data14 = data.effects, _errs24 = errors;
                                  if (errors === _errs24)
                                    if (Array.isArray(data14)) {
                                      if (data14.length > 8)
                                        return validate58.errors = [{ instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 8 }, schema: 8, parentSchema: schema22.properties.effects, data: data14 }], !1;
                                      {
                                        var valid4 = !0;
                                        let len3 = data14.length;
                                        for (let i3 = 0; i3 < len3; i3++) {
                                          let _errs26 = errors;
                                          validate70(data14[i3], { instancePath: instancePath + "/effects/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
                                          var valid4 = _errs26 === errors;
                                          if (!valid4)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate58.errors = [{ instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.effects.type, parentSchema: schema22.properties.effects, data: data14 }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.hq === void 0 && (missing0 = "hq") || data.tiles === void 0 && (missing0 = "tiles"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func1.call(schema19.properties, key0)) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 300)
                  return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 300 }, schema: 300, parentSchema: schema19.properties.$schema, data: data0 }], !1;
              } else
                return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.format !== void 0) {
              let data1 = data.format, _errs4 = errors;
              if (data1 !== "neuroshima-army/1")
                return validate52.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "neuroshima-army/1" }, schema: "neuroshima-army/1", parentSchema: schema19.properties.format, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.id !== void 0) {
                let _errs5 = errors;
                validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.name !== void 0) {
                  let _errs6 = errors;
                  validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.first !== void 0) {
                    let _errs7 = errors;
                    validate55(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.colour !== void 0) {
                      let data5 = data.colour, _errs8 = errors;
                      if (errors === _errs8)
                        if (typeof data5 == "string") {
                          if (ucs2length(data5) > 7)
                            return validate52.errors = [{ instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/maxLength", keyword: "maxLength", params: { limit: 7 }, schema: 7, parentSchema: schema19.properties.colour, data: data5 }], !1;
                          if (!pattern4.test(data5))
                            return validate52.errors = [{ instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" }, schema: "^#[0-9a-fA-F]{6}$", parentSchema: schema19.properties.colour, data: data5 }], !1;
                        } else
                          return validate52.errors = [{ instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.colour.type, parentSchema: schema19.properties.colour, data: data5 }], !1;
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.hostileToPartner !== void 0) {
                        let data6 = data.hostileToPartner, _errs10 = errors;
                        if (typeof data6 != "boolean")
                          return validate52.errors = [{ instancePath: instancePath + "/hostileToPartner", schemaPath: "#/properties/hostileToPartner/type", keyword: "type", params: { type: "boolean" }, schema: schema19.properties.hostileToPartner.type, parentSchema: schema19.properties.hostileToPartner, data: data6 }], !1;
                        var valid0 = _errs10 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.companion !== void 0) {
                          let data7 = data.companion, _errs12 = errors;
                          if (typeof data7 != "boolean")
                            return validate52.errors = [{ instancePath: instancePath + "/companion", schemaPath: "#/properties/companion/type", keyword: "type", params: { type: "boolean" }, schema: schema19.properties.companion.type, parentSchema: schema19.properties.companion, data: data7 }], !1;
                          var valid0 = _errs12 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.hq !== void 0) {
                            let _errs14 = errors;
                            validate58(data.hq, { instancePath: instancePath + "/hq", parentData: data, parentDataProperty: "hq", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
                            var valid0 = _errs14 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.tiles !== void 0) {
                              let data9 = data.tiles, _errs15 = errors;
                              if (errors === _errs15)
                                if (Array.isArray(data9)) {
                                  if (data9.length > 60)
                                    return validate52.errors = [{ instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/maxItems", keyword: "maxItems", params: { limit: 60 }, schema: 60, parentSchema: schema19.properties.tiles, data: data9 }], !1;
                                  if (data9.length < 1)
                                    return validate52.errors = [{ instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.tiles, data: data9 }], !1;
                                  {
                                    var valid1 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let _errs17 = errors;
                                      validate58(data9[i0], { instancePath: instancePath + "/tiles/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
                                      var valid1 = _errs17 === errors;
                                      if (!valid1)
                                        break;
                                    }
                                  }
                                } else
                                  return validate52.errors = [{ instancePath: instancePath + "/tiles", schemaPath: "#/properties/tiles/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.tiles.type, parentSchema: schema19.properties.tiles, data: data9 }], !1;
                              var valid0 = _errs15 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  neuroshima_army_schema_default as default,
  validate
};
